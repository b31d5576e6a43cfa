# Node runs the TypeScript as it is: the image is the sources and their production dependencies.
FROM node:26-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The Node that npm brings to development machines is taken out, since the image has its own, and of the fonts all but the
# two weights that a receipt is set in. Not with --omit=optional: what draws receipts is optional too, one for each platform.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/node-darwin-* node_modules/.bin/node \
  && find node_modules/@expo-google-fonts -name '*.ttf*' ! -name '*_400Regular.ttf' ! -name '*_700Bold.ttf' -delete \
  && npm cache clean --force

FROM node:26-bookworm-slim
LABEL org.opencontainers.image.title="vendbot" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.description="A Telegram shop counter for resellers of prepaid services" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json LICENSE ./
COPY locales locales
COPY src src
# Compiled once here: the process starts faster and never needs to hold the compiler.
ENV NODE_COMPILE_CACHE=/app/.cache
RUN mkdir -p -m 700 data && chown node:node data && node src/main.ts --check
USER node
VOLUME /app/data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# One heap for all threads, since each keeps what it once had, and a small young generation: the counter holds little and
# lives long.
ENV MALLOC_ARENA_MAX=1
CMD ["node", "--max-semi-space-size=2", "--optimize-for-size", "src/main.ts"]
