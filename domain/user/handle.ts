import type { HandleErrorCode } from './handle-error';

export const HANDLE_LENGTH = 30;

/** Names of our own addresses and words that nobody should speak for (rules/accounts#reserved-handles). */
export const RESERVED_HANDLES: ReadonlySet<string> = new Set([
  'my',
  'admin',
  'login',
  'logout',
  'api',
  'auth',
  'graphql',
  'users',
  'user',
  'profile',
  'preferences',
  'trading',
  'offers',
  'contact',
  'cards',
  'card-sets',
  'collections',
  'collection',
  'edit',
  'want',
  'sell',
  'images',
  'healthz',
  'readyz',
  'support',
  'system',
  'everyone',
  'null',
  'undefined',
]);

const HANDLE = new RegExp(`^[a-z0-9_-]{1,${HANDLE_LENGTH}}$`);

/** What is wrong with a handle as such; null for one that may be claimed if nobody has it (rules/accounts#handle). */
export function handleErrorOf(handle: string): HandleErrorCode | null {
  if (handle.trim() === '') return 'HANDLE_BLANK';
  if (!HANDLE.test(handle)) return 'HANDLE_INVALID';
  return RESERVED_HANDLES.has(handle) ? 'HANDLE_RESERVED' : null;
}
