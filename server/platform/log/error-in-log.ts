import { isNativeError } from 'node:util/types';

/** An error in the log: enough to find the cause, and nothing about people. */
interface ErrorInLog {
  /** Its class. */
  type: string;
  /** PostgreSQL's SQLSTATE, or a code of Node or a library. */
  code?: string;
  /** Empty if it may contain typed text. */
  message: string;
  /** What an identity provider called the error, where the library has a code of its own for that. */
  error?: string;
  constraint?: string;
  table?: string;
  column?: string;
  /** Where in the program it was thrown, the innermost frames first. */
  stack: string;
  cause?: ErrorInLog;
  [field: string]: unknown;
}

/** All that Node notes, since a build's frames don't say which of them are a package's. */
const MAX_FRAMES = 10;
const FRAME_LENGTH = 160;
const MESSAGE_LENGTH = 200;
const NAME_LENGTH = 80;
/** Wrapped errors: Drizzle's around the driver's, a provider's around the network's. */
const MAX_CAUSES = 2;

/** SQLSTATEs of wrong statements and server trouble, whose messages name only tables and files; not the user or the database. */
const SAFE_SQLSTATE = /^(?:08(?!P01)|53(?!300)|57|58)|^42(?!601)/;
/** Errors of the engine and our own, whose messages contain no values. */
const OUR_OWN = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'ProviderUnavailable',
  'NoAddress',
]);
/** Codes of library errors: a word such as `23505`, `ECONNREFUSED` or `invalid_grant`. */
const CODE = /^\w{1,64}$/;

/**
 * Describes an error for the log. Messages of most errors quote what was sent (a duplicate's address, the text that is
 * no JSON, a statement's parameters), so a message is kept only if that is impossible. Everything is truncated.
 */
export function errorInLog(error: unknown): ErrorInLog {
  return describe(error, MAX_CAUSES);
}

function describe(error: unknown, causes: number): ErrorInLog {
  if (!isNativeError(error)) return { type: typeof error, message: '', stack: '' };
  const fields = error as Error & Record<string, unknown>;
  const code = word(fields['code']) ?? word(fields['error']);
  const cause = error.cause ?? (Array.isArray(fields['errors']) ? fields['errors'][0] : undefined);
  return {
    type: cut(error.constructor.name, NAME_LENGTH),
    ...(code !== undefined && { code }),
    message: mayBeQuoted(fields, code) ? cut(error.message, MESSAGE_LENGTH) : '',
    ...(code !== fields['error'] && named(fields, ['error'])),
    ...named(fields, ['constraint', 'table', 'column']),
    stack: framesOf(error).join('\n'),
    ...(isNativeError(cause) && causes > 0 && { cause: describe(cause, causes - 1) }),
  };
}

function mayBeQuoted(error: Error & Record<string, unknown>, code: string | undefined): boolean {
  if (code === undefined) return OUR_OWN.has(error.constructor.name);
  if ('severity' in error) return SAFE_SQLSTATE.test(code);
  // The operating system's: they name files and ports. A name that isn't known may be a part of a wrongly set address.
  return 'errno' in error && 'syscall' in error && error['syscall'] !== 'getaddrinfo';
}

function named<Name extends string>(
  fields: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = word(fields[name]);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** The frames of a stack, which starts with the message; message lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const begins = stack.indexOf(message);
  if (begins < 0) return [];
  const frames = stack
    .slice(begins + message.length)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .map((line) => cut(line.trim().slice('at '.length), FRAME_LENGTH));
  const ours = frames.filter((frame) => !/node:|node_modules/.test(frame));
  return (ours.length > 0 ? ours : frames.slice(0, 2)).slice(0, MAX_FRAMES);
}

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && CODE.test(value) ? value : undefined;

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;
