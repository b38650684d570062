/** What pg understands; anything else would be ignored, and the connection perhaps not be encrypted. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Characters that end a user name or a password, as they are written inside one. Drivers take all others as they are. */
const ENCODED = new Map([
  ['/', '%2F'],
  ['?', '%3F'],
  ['#', '%23'],
]);

const FORM = 'an address such as postgres://user:password@host:5432/database';

/**
 * What is wrong with the address of a PostgreSQL, as the end of a sentence such as “DATABASE_URL must be …”. It never
 * quotes the address, which holds a password.
 *
 * @returns null if nothing is
 */
export function postgresAddressFault(address: string): string | null {
  if (/[\r\n]/.test(address)) return `${FORM}, in one line`;
  if (/^["'“”‘’`]|["'“”‘’`]$/.test(address)) return `${FORM}, without quotation marks around it`;
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/i.exec(address) ?? [];
  if (scheme === '') return `${FORM}; what is there doesn't begin with postgres://`;
  if (!/^postgres(ql)?$/i.test(scheme)) return `${FORM}, beginning with postgres://`;
  const userEnd = rest.lastIndexOf('@');
  const user = rest.slice(0, Math.max(userEnd, 0));
  for (const [character, code] of ENCODED) {
    if (user.includes(character)) {
      return `${FORM}; in its user name and password, write ${character} as ${code}`;
    }
  }
  if (!URL.canParse(address)) return `${FORM}; its host or port can't be read`;
  const { hostname, searchParams } = new URL(address);
  if (hostname === '' && !searchParams.has('host')) return `${FORM}; it names no host`;
  const mode = searchParams.get('sslmode');
  if (mode !== null && !SSL_MODES.includes(mode)) {
    return `${FORM}; its sslmode must be one of ${SSL_MODES.join(', ')}`;
  }
  return null;
}
