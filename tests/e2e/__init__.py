"""The service from outside: served by gunicorn, and used by a browser and by clients."""
