/** What the user and the password of an address hold only in another form. */
const ENCODED = new Map(
  ['/', '%', '@', ':', '#', '?', '[', ']', ' '].map((each) => [each, encodeURIComponent(each)]),
);

/** @param first what is known to be there */
function encodedSentence(first = '/'): string {
  const [found, ...others] = [first, ...[...ENCODED.keys()].filter((each) => each !== first)].map(
    (each) => `${each === ' ' ? 'a space' : each} as ${ENCODED.get(each)}`,
  );
  return `In the user and the password, write ${found}; in the same way ${others.join(', ')}.`;
}

const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
const SSL_PARAMETERS = new Set(['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation']);
/** The driver's own, before it knew `sslmode`. It takes any other value for “on”. */
const SSL_VALUES = new Set(['true', '1', '0', 'no-verify']);

/** Gives `sslmode` the meaning that it has for PostgreSQL's own programs. */
const LIBPQ = 'uselibpqcompat';

/** Anything else would be the rest of a user or a password. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)$/i;
/** A folder with PostgreSQL's socket, in place of a host. */
const SOCKET_FOLDER = /^%2F/i;

/**
 * Reads the address of a database as people write it.
 *
 * @returns the address as the driver understands it; or what is wrong with it and what to write instead, in sentences that
 *   hold no part of it
 */
export function readPostgresAddress(text: string): { address: string } | { fault: string } {
  const fault = faultOf(text);
  return fault === undefined ? { address: asTheDriverReadsIt(text) } : { fault };
}

function faultOf(text: string): string | undefined {
  const [, authority, rest = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/is.exec(text) ?? [];
  if (authority === undefined) {
    return /\b(?:host|hostaddr|dbname|user|password)\s*=/.test(text) && !text.includes('://')
      ? 'It isn’t written as “host=… dbname=…”.'
      : 'It begins with postgres://.';
  }
  // The first of / ? # ends user, password and host, wherever it was meant to be.
  if (/[@#]/.test(rest)) return encodedSentence(rest.includes('@') ? rest.charAt(0) : '#');
  if (!isDecodable(text)) return encodedSentence('%');
  if (/(?:^|@)(?::\d*)?$/.test(authority) && !/[?&]host=./.test(rest)) return 'It names no host.';
  if (!URL.canParse(withHost(text))) return `Its host or its port isn’t one. ${encodedSentence()}`;
  const { hostname, searchParams } = new URL(withHost(text));
  if (hostname !== '' && !HOST.test(hostname) && !SOCKET_FOLDER.test(hostname)) {
    return `Its host isn’t one. The : and the @ between user, password and host stay as they are. ${encodedSentence()}`;
  }
  return faultOfTls(searchParams);
}

function faultOfTls(parameters: URLSearchParams): string | undefined {
  const misspelt = [...parameters.keys()].some(
    (name) => /^(?:ssl|tls)/i.test(name) && name !== 'ssl' && !SSL_PARAMETERS.has(name),
  );
  // The driver ignores a name that it doesn't know, and the connection would be without TLS.
  if (misspelt) {
    return `Of its parameters about TLS, Starbinder knows ${[...SSL_PARAMETERS].join(', ')}.`;
  }
  const [mode, ssl] = [parameters.get('sslmode'), parameters.get('ssl')];
  if (mode !== null && !SSL_MODES.includes(mode)) {
    return `Its sslmode is one of ${SSL_MODES.join(', ')}.`;
  }
  if (ssl !== null && !SSL_VALUES.has(ssl)) {
    return 'In place of ssl=…, write sslmode=verify-full or sslmode=disable.';
  }
  if (mode === 'verify-ca' && parameters.has(LIBPQ) && !parameters.has('sslrootcert')) {
    return 'With sslmode=verify-ca, it names a file with sslrootcert=.';
  }
  const negotiation = parameters.get('sslnegotiation');
  if (negotiation !== null && negotiation !== 'postgres' && negotiation !== 'direct') {
    return 'Its sslnegotiation is postgres or direct.';
  }
  return undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The parameter `host` counts more than the address's own host, which may be missing then. */
const withHost = (text: string): string =>
  text.replace(/^(\w+:\/\/[^/?#]*@)(?=(?::\d*)?(?:[/?]|$))/, '$1localhost');

/** The driver's names for what `verify-full` means to it, of which it warns that its next version changes them. */
const VERIFIED = new Set(['prefer', 'require', 'verify-ca']);

/** With everything encoded: of a text with a space in it, the driver would decode something else. */
function asTheDriverReadsIt(text: string): string {
  const url = new URL(withHost(text));
  const { searchParams } = url;
  if (VERIFIED.has(searchParams.get('sslmode') ?? '') && !searchParams.has(LIBPQ)) {
    searchParams.set('sslmode', 'verify-full');
  }
  return url.href;
}
