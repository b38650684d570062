import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** A new secret of 256 bits, base64url: a browser's session token, or a `state`. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text could be a token of ours; anything else isn't looked up. */
export const isToken = (text: string | undefined): text is string =>
  text !== undefined && TOKEN.test(text);

/** What the database keeps of a token, base64url: enough to know it again, useless to open anything. */
export const tokenHash = (token: string): string => digest('session', token);

/** What the database keeps of a sign-in's `state`, base64url. */
export const stateHash = (state: string): string => digest('state', state);

/** The CSRF token of a browser: only who can read its cookie, and that is us, can tell it. */
export const csrfTokenOf = (token: string): string => digest('csrf', token);

/** Compares in a time that tells nothing about where two texts differ. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const digest = (purpose: string, token: string): string =>
  createHash('sha256').update(`${purpose}:${token}`).digest('base64url');
