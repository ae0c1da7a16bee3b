# The image is made of the same steps that the checks run: install the locked service, copy, serve.
FROM python:3.13-slim AS build
WORKDIR /referee
COPY requirements/build.txt requirements/service.txt requirements/
RUN python -m venv .venv \
 && .venv/bin/python -m pip install --no-cache-dir --require-hashes -r requirements/build.txt \
 && .venv/bin/python -m pip install --no-cache-dir --require-hashes \
    --only-binary :all: --no-binary flasgger --no-build-isolation -r requirements/service.txt

FROM python:3.13-slim
RUN useradd --system --no-create-home --shell /usr/sbin/nologin referee
WORKDIR /referee
COPY --from=build /referee/.venv .venv
COPY openapi.yaml ./
COPY referee referee
COPY schemas schemas
COPY api api
RUN .venv/bin/python -m compileall -q referee schemas api
USER referee
ENV HOST=0.0.0.0 PORT=8000 WEB_CONCURRENCY=2 PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD \
    [".venv/bin/python", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/healthz', timeout=2)"]
# Heartbeats of the workers go to memory, so that the root can be read-only.
CMD ["sh", "-c", "exec .venv/bin/gunicorn --bind \"$HOST:$PORT\" --config api/server.py --threads 4 --worker-tmp-dir /dev/shm --no-control-socket 'api:create_app()'"]
