import { SESSION_ID } from '@domain/document';
import { type ExchangeRate, isRate, parseCurrencyCode, type ShownCurrency } from '@domain/pricing';
import { parseUserRole } from '@domain/user';
import { restFetch, toApiError, type ApiError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { expectedUser, pendingSignOut } from '../model/across-tabs';
import type { CheckedSession } from '../model/session-slice';

/**
 * Who the server says is signed in, and in which currency they see amounts (rules/sign-in#status-check). Checked by hand: every page needs it at
 * its start, and zod is large.
 *
 * @throws for an answer of the wrong shape, and `Unknown user role: value`
 */
export function readAuthStatus(answer: unknown): CheckedSession {
  const { authenticated, user, currency, providerName } = fieldsOf(answer);
  if (authenticated !== true && authenticated !== false) throw unreadable('authenticated');
  const named = providerName != null && { providerName: textIn('providerName', providerName) };
  if (!authenticated) return { user: null, ...named };
  const { id, name, handle, email, roles } = fieldsOf(user);
  if (!Array.isArray(roles)) throw unreadable('roles');
  return {
    user: {
      id: textIn('id', id),
      name: textIn('name', name),
      handle: handle === null ? null : textIn('handle', handle),
      email: textIn('email', email),
      roles: roles.map(parseUserRole),
    },
    ...(currency != null && { currency: readCurrency(currency) }),
    ...named,
  };
}

function readCurrency(value: unknown): ShownCurrency {
  const { code, rate } = fieldsOf(value);
  return { code: parseCurrencyCode(code), rate: rate === null ? null : readRate(rate) };
}

function readRate(value: unknown): ExchangeRate {
  const { day, dollarsPerEuro, unitsPerEuro, isOld } = fieldsOf(value);
  const rate = {
    day: textIn('day', day),
    dollarsPerEuro: textIn('dollarsPerEuro', dollarsPerEuro),
    unitsPerEuro: textIn('unitsPerEuro', unitsPerEuro),
    isOld: isOld === true,
  };
  if (![rate.dollarsPerEuro, rate.unitsPerEuro].every(isRate)) throw unreadable('rate');
  return rate;
}

const unreadable = (what: string) => new TypeError(`The status of the session has no ${what}.`);

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw unreadable('fields');
  return value as Partial<Record<string, unknown>>;
}

function textIn(field: string, value: unknown): string {
  if (typeof value !== 'string') throw unreadable(field);
  return value;
}

/**
 * Who is signed in according to the document; the first time only. Undefined if it doesn't say, or if it may be older
 * than what this browser remembers: browsers go back to documents without requesting them again.
 */
export function takeDocumentSession(): CheckedSession | undefined {
  const element = document.getElementById(SESSION_ID);
  element?.remove();
  if (!element?.textContent || pendingSignOut.get()) return undefined;
  const session = readAuthStatus(JSON.parse(element.textContent));
  return session.user === null && expectedUser.get() ? undefined : session;
}

/** Fetches the signed-in user (rules/sign-in#status-check). */
export async function fetchAuthStatus(): Promise<
  { session: CheckedSession; error?: never } | { session?: never; error: ApiError }
> {
  const answer = await restFetch('/api/auth_status');
  if ('error' in answer) return answer;
  try {
    return { session: readAuthStatus(answer.data) };
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}

/** The server hasn't received the logout; any other answer is final. */
const NOT_RECEIVED = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'BUSY']);

/**
 * Sends the logout to the server (rules/sign-in#sign-out). If it can't be reached, the logout stays pending for {@link
 * settleSignOut}; any other result is ignored.
 *
 * @returns whether the server received it
 */
export async function sendSignOut(): Promise<boolean> {
  pendingSignOut.set(true);
  const answer = await restFetch('/users/sign_out', { method: 'DELETE', keepalive: true });
  const error = 'error' in answer ? answer.error : null;
  if (error) logError('Error logging out', error);
  const isReceived = !error || !NOT_RECEIVED.has(error.code);
  if (isReceived) pendingSignOut.set(false);
  return isReceived;
}

/**
 * Retries a pending logout before any other call about the session (rules/sign-in#sign-out).
 *
 * @returns whether none is pending any more; while one is, nobody is signed in
 */
export const settleSignOut = async (): Promise<boolean> =>
  !pendingSignOut.get() || (await sendSignOut());
