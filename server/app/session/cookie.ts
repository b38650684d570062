import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken, SESSION_DAYS } from '@server/modules/people';

declare module '@server/platform/services' {
  interface Services {
    /** Holds the browser's token. */
    cookie: SessionCookie;
  }
}

/** The browser's token lives in one cookie that no script can read and no other site can set under https. */
export interface SessionCookie {
  /** The request's token; undefined without one, or for an invalid one. */
  read(request: FastifyRequest): string | undefined;
  /** Without `lasting`, the browser drops the token when it closes. */
  write(reply: FastifyReply, token: string, lasting?: 'lasting'): void;
  clear(reply: FastifyReply): void;
}

export function sessionCookie(publicUrl: string): SessionCookie {
  const secure = new URL(publicUrl).protocol === 'https:';
  const name = secure ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read(request) {
      const token = request.cookies[name];
      return isToken(token) ? token : undefined;
    },
    write: (reply, token, lasting) =>
      void reply.setCookie(name, token, {
        ...options,
        ...(lasting && { maxAge: SESSION_DAYS * 86_400 }),
      }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
