import cookie from '@fastify/cookie';
import type { Database } from '@server/db/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionCookie } from './cookie';
import { findViewer, type Viewer } from './viewer';
import { tokenHash } from './token';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a visitor. Looked up once a request, on first use. */
    viewer(): Promise<Viewer | null>;
  }
}

interface SessionOptions {
  database: Database;
  publicUrl: string;
  issuer: string;
  adminEmails: readonly string[];
  /** Hears once a request who asks. @throws what the request is refused with */
  admit(userId: string): void;
}

/** Lets every request tell who asks. */
export async function registerSession(app: FastifyInstance, options: SessionOptions) {
  await app.register(cookie);
  const { read } = sessionCookie(options.publicUrl);
  const known = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  app.decorateRequest('viewer', function viewer(this: FastifyRequest) {
    let found = known.get(this);
    if (found === undefined) {
      const token = read(this);
      found =
        token === undefined
          ? Promise.resolve(null)
          : findViewer(options.database, tokenHash(token), options).then((who) => {
              if (who !== null) options.admit(who.id);
              return who;
            });
      known.set(this, found);
    }
    return found;
  });
}
