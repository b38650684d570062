export const HANDLE_LENGTH = 30;

/** Names of our own pages and words that suggest authority (rules/accounts#reserved-handles). */
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

/** The error of a handle; null if it may be claimed unless it is taken (rules/accounts#handle). */
export function handleErrorOf(handle: string): HandleErrorCode | null {
  if (handle.trim() === '') return 'HANDLE_BLANK';
  if (!HANDLE.test(handle)) return 'HANDLE_INVALID';
  return RESERVED_HANDLES.has(handle) ? 'HANDLE_RESERVED' : null;
}

/** Why a profile could not be changed, with the words for it (rules/accounts#handle-messages). */
export const HANDLE_ERRORS = {
  HANDLE_TAKEN: 'This handle is already taken. Please choose a different one.',
  HANDLE_BLANK: 'Handle cannot be empty.',
  HANDLE_INVALID:
    'Handle is invalid. It must contain only lowercase letters, numbers, dash, or underscore.',
  HANDLE_RESERVED: 'This handle is reserved and cannot be used.',
  IMMUTABLE: 'Handle cannot be changed once set.',
  NOT_FOUND: 'User not found.',
  UNKNOWN_ERROR: 'An unknown error occurred. Please try again.',
  FORBIDDEN: "You don't have permission to perform this action.",
} as const;

export type HandleErrorCode = keyof typeof HANDLE_ERRORS;

/**
 * The words for codes, several joined by commas; a code that this build doesn't know is an unknown error
 * (rules/accounts#handle-messages).
 */
export const handleErrorText = (codes: readonly string[]): string =>
  codes
    .map((code) =>
      Object.hasOwn(HANDLE_ERRORS, code)
        ? HANDLE_ERRORS[code as HandleErrorCode]
        : HANDLE_ERRORS.UNKNOWN_ERROR,
    )
    .join(', ');

/**
 * The form's own message for other characters; the server's words differ on purpose (rules/accounts#handle-messages).
 */
export const HANDLE_FORM_TEXT =
  'Handle must contain only lowercase letters, numbers, dash, or underscore.';
