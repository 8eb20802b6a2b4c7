# The page and the server, built; nothing of this stage is in the image.
FROM node:24-slim AS build
WORKDIR /app
# Manifests first: the packages are installed anew only when one of these has changed.
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/kit/package.json packages/kit/
COPY packages/lab/package.json packages/lab/
COPY packages/runner/package.json packages/runner/
COPY packages/tools/package.json packages/tools/
COPY packages/ui/package.json packages/ui/
RUN npm ci
COPY . .
RUN npm run build

# Only what the server needs at run time.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/kit/package.json packages/kit/
COPY packages/lab/package.json packages/lab/
COPY packages/runner/package.json packages/runner/
COPY packages/tools/package.json packages/tools/
COPY packages/ui/package.json packages/ui/
RUN npm ci --omit=dev --workspace=@toolbench/server

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PREVIEW_PORT=3001 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/apps/server/dist apps/server/dist
COPY apps/server/assets apps/server/assets
COPY templates templates
COPY --from=build /app/apps/web/dist apps/web/dist
COPY package.json LICENSE ./
COPY apps/server/package.json apps/server/
RUN mkdir /data /deployments && chown node:node /data /deployments && chmod 700 /data /deployments
USER node
VOLUME /data
EXPOSE 3000 3001 2222
# Alive, not ready: a server whose database is away must not be restarted for that.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Start it with an init (docker run --init, init: true): it takes in processes whose parents have ended, such as those of
# servers of apps.
CMD ["node", "apps/server/dist/server.js"]
