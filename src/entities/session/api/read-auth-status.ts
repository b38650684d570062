import * as z from 'zod/mini';
import { parseUserRole, type User } from '@domain/user';

// The content security policy forbids what zod would compile.
z.config({ jitless: true });

const authStatus = z.object({
  authenticated: z.boolean(),
  user: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      handle: z.nullable(z.string()),
      email: z.string(),
      roles: z.array(z.string()),
    }),
  ),
});

/**
 * Who the server says is signed in; null for nobody (rules/sign-in#status-check).
 *
 * @throws for an answer of another shape, and `Unknown user role: value`
 */
export function readAuthStatus(answer: unknown): User | null {
  const { authenticated, user } = z.parse(authStatus, answer);
  if (!authenticated) return null;
  if (user === null) throw new Error('The server says that somebody is signed in, but not who.');
  return { ...user, roles: user.roles.map(parseUserRole) };
}
