# One image for every process; docker-compose.yml says which one a container runs.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY locales/package.json locales/
COPY engine/contracts/package.json engine/contracts/
COPY search/package.json search/
COPY engine/package.json engine/
COPY engine/demo/package.json engine/demo/
COPY cms/package.json cms/
COPY site/package.json site/
COPY scripts/jsx scripts/jsx
COPY scripts/stubs scripts/stubs
COPY tests/package.json tests/
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY . .
# Needs neither a database nor secrets. The site is built by the site-build container: it needs the cms.
RUN npm run build -w cms && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /app ./
# The folders that are written to; volumes begin with their owner.
RUN mkdir -p /data/uploads /data/releases site/.cache site/public && chown -R node:node /data site/.cache site/public
USER node
CMD ["node", "--import", "@app/jsx", "engine/src/entry/api.ts"]
