# The conformance suite; the folder with the configuration is mounted, and reports are written there.
#   rm -f docker/*.tgz
#   npm pack --workspace conformance --pack-destination docker
#   docker build --file docker/suite.Dockerfile --tag platform-suite docker
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" platform-suite --config my.yaml --report html=report.html
FROM node:24.11.1-bookworm-slim AS install
WORKDIR /app
COPY platform-conformance-*.tgz /tmp/platform-conformance.tgz
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund /tmp/platform-conformance.tgz

FROM node:24.11.1-bookworm-slim
ENV NODE_ENV=production
COPY --from=install /app/node_modules /app/node_modules
# Reports are written here.
WORKDIR /work
USER node
ENTRYPOINT ["node", "/app/node_modules/platform-conformance/dist/conformance/cli/main.js", "run"]
