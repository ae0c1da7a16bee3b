"""Limits of the service."""

from __future__ import annotations

MOST_BYTES = 256 * 1024
"""How large a body may be."""

MOST_SECONDS = 10
"""How long a request may take to come in."""

CACHE_SECONDS = 3600
"""How long answers to GETs may be kept by whoever asked."""
