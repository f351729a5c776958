# The stateful reference deployment, on six ports.
#   rm -f docker/*.tgz
#   npm pack --workspace conformance --pack-destination docker
#   docker build --file docker/reference.Dockerfile --tag platform-reference docker
#   docker run --rm --publish 127.0.0.1:4110-4115:4110-4115 platform-reference
FROM node:24.11.1-bookworm-slim AS install
WORKDIR /app
COPY platform-conformance-*.tgz /tmp/platform-conformance.tgz
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund /tmp/platform-conformance.tgz

FROM node:24.11.1-bookworm-slim
ENV NODE_ENV=production
COPY --from=install /app/node_modules /app/node_modules
USER node
EXPOSE 4110 4111 4112 4113 4114 4115
# Inside the container all addresses, as nothing reaches it but what is published.
ENTRYPOINT ["node", "/app/node_modules/platform-conformance/dist/conformance/cli/main.js", "reference", "--host", "0.0.0.0", "--port", "4110"]
