import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** A new secret of 256 bits, base64url: a browser's session token, or a `state`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of our tokens; others aren't looked up. */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined && TOKEN.test(text);

/** The stored form of a token, base64url: enough to recognize it, useless for access. */
export const tokenHash = (token: string): string => digest('session', token);

/** What names a session to its own person, made of its token's hash: useless for access. */
export const idOfSession = (hash: string): string => digest('id', hash);

/** The stored form of a sign-in's `state`, base64url. */
export const stateHash = (state: string): string => digest('state', state);

/** A browser's CSRF token, which only the reader of its cookie, our server, can compute. */
export const csrfTokenOf = (token: string): string => digest('csrf', token);

/** Compares in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const digest = (purpose: string, token: string): string =>
  createHash('sha256').update(`${purpose}:${token}`).digest('base64url');
