"""The wire as marshmallow has it: what is wrong with a request, and what the document says."""
