"""Several copies of the service, with real nginx and Redis on this machine: `make service-test`."""
