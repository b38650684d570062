import { sessionCookie } from '@server/session';
import type { FastifyInstance } from 'fastify';
import { serveAuthStatus, serveCsrfToken, serveSignOut } from './session';
import { serveBeginSignIn, serveFinishSignIn, type SignIn } from './sign-in';

/** The REST calls of a sign-in (spec 7). */
export function serveSignIn(
  app: FastifyInstance,
  { publicUrl, ...given }: Omit<SignIn, 'cookie'> & { publicUrl: string },
): void {
  const signIn = { ...given, cookie: sessionCookie(publicUrl) };
  serveCsrfToken(app, signIn.cookie);
  serveBeginSignIn(app, signIn);
  serveFinishSignIn(app, signIn);
  serveAuthStatus(app, signIn.pool);
  serveSignOut(app, signIn);
}
