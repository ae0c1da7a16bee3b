# The image is made of the same steps that the checks run: install the locked service, copy, serve.
FROM python:3.13-slim AS build
WORKDIR /referee
COPY requirements/build.txt requirements/service.txt requirements/
RUN python -m venv .venv \
 && .venv/bin/python -m pip install --no-cache-dir --require-hashes -r requirements/build.txt \
 && .venv/bin/python -m pip install --no-cache-dir --require-hashes \
    --only-binary :all: --no-binary flasgger --no-build-isolation -r requirements/service.txt \
 && .venv/bin/python -m pip uninstall --yes setuptools pip

FROM python:3.13-slim
# Nothing is installed here.
RUN python -m pip uninstall --yes --root-user-action ignore pip
# By number, so that Kubernetes can see that it is not root.
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin referee
WORKDIR /referee
COPY --from=build /referee/.venv .venv
COPY openapi.yaml ./
COPY referee referee
COPY schemas schemas
COPY api api
COPY desk desk
RUN .venv/bin/python -m compileall -q referee schemas api
USER 10001
ENV REFEREE_BIND=0.0.0.0:8000 PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD \
    [".venv/bin/python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['REFEREE_BIND'].rpartition(':')[2] + '/healthz', timeout=2)"]
# All that is written goes to /dev/shm, so that the root can be read-only.
CMD [".venv/bin/gunicorn", "--config", "api/server.py"]
