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
      org.opencontainers.image.version="1.0.0" \
      org.opencontainers.image.description="A Telegram shop counter for resellers of prepaid services" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY package.json LICENSE ./
COPY locales locales
COPY src src
COPY sandbox sandbox
# One heap for all threads, since each keeps what it once had.
ENV MALLOC_ARENA_MAX=1
# Compiled once here, by the user and with the flags that run it: for others it is compiled anew at each start. It belongs
# to root then, since what stands there is run.
RUN mkdir -p -m 700 data && mkdir -p node_modules/.cache/vendbot && chown node:node data node_modules/.cache/vendbot \
  && setpriv --reuid=node --regid=node --clear-groups node --preserve-symlinks --max-semi-space-size=4 --max-old-space-size=512 --v8-pool-size=1 src/start.js --check \
  && chown -R root:root node_modules/.cache && chmod -R a+rX node_modules/.cache
# `docker run -p 8787:8787 IMAGE demo`: the whole shop with everything around it played, in place of the bot.
RUN printf '#!/bin/sh\nexec node --disable-warning=ExperimentalWarning sandbox/main.ts --share "$@"\n' > /usr/local/bin/demo \
  && chmod 755 /usr/local/bin/demo
USER node
VOLUME /app/data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--preserve-symlinks", "--max-semi-space-size=4", "--max-old-space-size=512", "--v8-pool-size=1", "src/start.js"]
