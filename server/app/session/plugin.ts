import cookie from '@fastify/cookie';
import type { Services } from '@server/platform/services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '@server/platform/viewer';
import { findViewer, tokenHash } from '@server/modules/people';

declare module 'fastify' {
  interface FastifyRequest {
    /** The viewer; null for a visitor. Looked up once per request, on first use. */
    viewer(): Promise<Viewer | null>;
  }
}

/**
 * Gives every request its viewer.
 *
 * @param admit called once per request with the viewer's id; it throws to refuse the request
 */
export async function registerSession(
  app: FastifyInstance,
  services: Services,
  admit: (userId: string) => void,
) {
  await app.register(cookie);
  const known = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  app.decorateRequest('viewer', function viewer(this: FastifyRequest) {
    let found = known.get(this);
    if (found === undefined) {
      const token = services.cookie.read(this);
      found =
        token === undefined
          ? Promise.resolve(null)
          : findViewer(services.database, tokenHash(token), services).then((holder) => {
              if (holder !== null) admit(holder.id);
              return holder;
            });
      known.set(this, found);
    }
    return found;
  });
}
