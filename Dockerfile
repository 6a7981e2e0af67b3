# Build: bundle the bot, and put together what it needs to run. The SQLite binding is fetched ready-made, or compiled where it
# can't be: this image has what that takes.
FROM node:26.13.0-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY playground/package.json playground/
RUN npm ci
COPY tsconfig.json esbuild.config.ts image.config.ts LICENSE ./
COPY src src
COPY commands commands
COPY migrations migrations
COPY docs/verify.html docs/
RUN npm run image

# Run: only that, as a user who owns nothing but the database's folder.
FROM node:26.13.0-bookworm-slim
ENV NODE_ENV=production DATABASE_PATH=/data/bot.sqlite HEALTH_PORT=8080
WORKDIR /app
COPY --from=build /app/dist/image .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "dist/bin/healthy.js"]
CMD ["node", "dist/bin/main.js"]
