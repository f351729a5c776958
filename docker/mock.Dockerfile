# The mocks of all interfaces, on six ports.
#   rm -f docker/*.tgz
#   npm pack --workspace conformance --pack-destination docker
#   docker build --file docker/mock.Dockerfile --tag platform-mock docker
#   docker run --rm --publish 127.0.0.1:4010-4015:4010-4015 platform-mock
FROM node:24.11.1-bookworm-slim AS install
WORKDIR /app
COPY platform-conformance-*.tgz /tmp/platform-conformance.tgz
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund /tmp/platform-conformance.tgz

FROM node:24.11.1-bookworm-slim
ENV NODE_ENV=production
COPY --from=install /app/node_modules /app/node_modules
USER node
EXPOSE 4010 4011 4012 4013 4014 4015
# Inside the container all addresses, as nothing reaches it but what is published.
ENTRYPOINT ["node", "/app/node_modules/platform-conformance/dist/conformance/cli/main.js", "mock", "--host", "0.0.0.0", "--port", "4010"]
