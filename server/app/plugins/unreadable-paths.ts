import { errorCodes, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/**
 * Lets the router read every path. By itself it answers one like `/cards/%ff`, or one with a long parameter, before any
 * hook: without the security headers, the request's id and a line in the log. A path that isn't UTF-8 is passed on with its
 * signs escaped, for {@link refuseUnreadablePaths}.
 */
export const readablePaths = {
  rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : url.replaceAll('%', '%25')),
  // Node takes no longer head of a request.
  routerOptions: { maxParamLength: 16 * 1024 },
} satisfies FastifyServerOptions;

/** Answers 400 to the paths that {@link readablePaths} had to change. */
export function refuseUnreadablePaths(app: FastifyInstance): void {
  app.addHook('onRequest', ({ originalUrl, url }, _reply, done) =>
    done(originalUrl === url ? undefined : new errorCodes.FST_ERR_BAD_URL(originalUrl)),
  );
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url.split(/[?#]/, 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
