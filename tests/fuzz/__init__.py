"""Damaged requests: whatever is asked, the service answers as its document says."""
