# Build: compile the native SQLite binding, bundle the bot, then drop what only the build needs.
FROM node:20-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json esbuild.config.ts ./
COPY src src
COPY commands commands
RUN npm run bundle && npm prune --omit=dev

# Run: only what the bot needs, as a user who owns nothing but the database's folder.
FROM node:20-bookworm-slim
ENV NODE_ENV=production DATABASE_PATH=/data/bot.sqlite HEALTH_PORT=8080
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist/bin dist/bin
COPY package.json ./
COPY migrations migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/bin/main.js"]
