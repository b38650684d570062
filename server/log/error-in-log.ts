import { isNativeError } from 'node:util/types';

/** What the log says of an error: enough to find what is wrong, and nothing of the people it happened to. */
interface ErrorInLog {
  /** Its class. */
  type: string;
  /** PostgreSQL's SQLSTATE, or what Node or a library calls it. */
  code?: string;
  /** Empty where it may hold what somebody typed. */
  message: string;
  constraint?: string;
  table?: string;
  column?: string;
  /** Where in the program it was thrown, the innermost frames first. */
  stack: string;
  cause?: ErrorInLog;
  [field: string]: unknown;
}

const MOST_FRAMES = 6;
const FRAME_LENGTH = 160;
const MESSAGE_LENGTH = 200;
const NAME_LENGTH = 80;
/** Wrapped errors: Drizzle's around the driver's, a provider's around the network's. */
const MOST_CAUSES = 2;

/** SQLSTATEs of a statement that is wrong, and of a server in trouble: their messages name tables and files alone. */
const SPEAKS_OF_ITSELF = /^(?:08|53|57|58)|^42(?!601)/;
/** Errors of the engine and of our own, whose messages hold no values. */
const OUR_OWN = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'ProviderGone']);
/** What errors of libraries are called: a word such as `23505`, `ECONNREFUSED` or `invalid_grant`. */
const CODE = /^\w{1,64}$/;

/**
 * Describes an error for the log. Messages of most errors quote what was sent (a duplicate's address, the text that is
 * no JSON, a statement's parameters), so a message is kept only where that can't be. Everything is cut to a length.
 */
export function errorInLog(error: unknown): ErrorInLog {
  return describe(error, MOST_CAUSES);
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
    ...named(fields, ['constraint', 'table', 'column']),
    stack: framesOf(error).join('\n'),
    ...(isNativeError(cause) && causes > 0 && { cause: describe(cause, causes - 1) }),
  };
}

function mayBeQuoted(error: Error & Record<string, unknown>, code: string | undefined): boolean {
  if (code === undefined) return OUR_OWN.has(error.constructor.name);
  if ('severity' in error) return SPEAKS_OF_ITSELF.test(code);
  // The operating system's: they name files, hosts and ports.
  return 'errno' in error && 'syscall' in error;
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

/** The frames of a stack, which begins with the message: that may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const begins = stack.indexOf(message);
  if (begins < 0) return [];
  const frames = stack
    .slice(begins + message.length)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .map((line) => cut(line.trim().slice('at '.length), FRAME_LENGTH));
  const ours = frames.filter((frame) => !/node:|node_modules/.test(frame));
  return (ours.length > 0 ? ours : frames.slice(0, 2)).slice(0, MOST_FRAMES);
}

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && CODE.test(value) ? value : undefined;

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;
