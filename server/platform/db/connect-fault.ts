import { isNativeError } from 'node:util/types';

/** Why a database can't be opened, and the remedy. Neither holds anything of its address. */
interface ConnectFault {
  cause: string;
  remedy: string;
}

const UNKNOWN_AUTHORITY: ConnectFault = {
  cause: 'the certificate that it shows is of an authority that isn’t known here, or of its own',
  remedy:
    'Name the file of that authority’s certificate (PEM) with sslrootcert= in the address, as in ?sslmode=verify-full&sslrootcert=/etc/starbinder/ca.pem.',
};
const EXPIRED: ConnectFault = {
  cause: 'its certificate isn’t valid at this time',
  remedy: 'Renew it, or correct this machine’s clock.',
};
const UNKNOWN_HOST: ConnectFault = {
  cause: 'no machine is known by the name of its host',
  remedy: 'Check that name, and this machine’s DNS.',
};
const NOBODY: ConnectFault = {
  cause: 'nothing listens at its host and port',
  remedy: 'Check both, and that PostgreSQL runs and listens there.',
};
const NO_WAY: ConnectFault = {
  cause: 'its host can’t be reached from this machine',
  remedy:
    'Check the network. An address for IPv6 alone, such as Supabase’s direct one, needs IPv6 here; else take its session pooler.',
};
const SILENT: ConnectFault = {
  cause: 'it doesn’t answer in time',
  remedy:
    'Check host and port, that PostgreSQL is what listens there or behind a pooler, and the firewalls between.',
};
const NOT_POSTGRES: ConnectFault = {
  cause: 'what answers there doesn’t speak as PostgreSQL does',
  remedy:
    'Check host and port. If it is PostgreSQL and wants TLS, add ?sslmode=verify-full to the address.',
};
const NOT_LET_IN: ConnectFault = {
  cause: 'PostgreSQL refuses the user or the password',
  remedy:
    'Check both. In the address, special characters in them are encoded: % as %25, / as %2F, @ as %40.',
};
const NO_DATABASE: ConnectFault = {
  cause: 'there is no database of that name, or it takes no connections',
  remedy: 'Check the name at the end of the address, or create the database.',
};
const NO_RIGHTS: ConnectFault = {
  cause: 'its user may not connect, or may not create tables',
  remedy:
    'Make the user the owner of the database and of its tables, or grant it CONNECT and CREATE on the database and CREATE on the schema public.',
};
const TOO_MANY: ConnectFault = {
  cause: 'it gives no more connections',
  remedy:
    'A process of Starbinder takes up to 25. Raise the limit (max_connections, the user’s own, or the pool size of a pooler), or end other programs.',
};
const NO_TLS: ConnectFault = {
  cause: 'it doesn’t speak TLS',
  remedy:
    'Turn TLS on there (ssl = on), or write sslmode=disable if the way to it is safe, as on one machine.',
};
const WANTS_TLS: ConnectFault = {
  cause: 'it takes connections with TLS alone',
  remedy: 'Add ?sslmode=verify-full to the address.',
};
const TLS_FAILED: ConnectFault = {
  cause: 'the two sides can’t agree on TLS',
  remedy:
    'It needs TLS 1.2 or newer. If it wants a client’s certificate, name both files, in PEM, with sslcert= and sslkey=.',
};

const REFUSED: ConnectFault = {
  cause: 'it refuses the connection',
  remedy: 'Check the address; the log of PostgreSQL or of its pooler says more.',
};

/** By SQLSTATE, or by a code of Node. */
const BY_CODE: Readonly<Record<string, ConnectFault>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  CERT_SIGNATURE_FAILURE: UNKNOWN_AUTHORITY,
  CERT_UNTRUSTED: UNKNOWN_AUTHORITY,
  INVALID_CA: UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: EXPIRED,
  CERT_NOT_YET_VALID: EXPIRED,
  ERR_TLS_CERT_ALTNAME_INVALID: {
    cause: 'the certificate that it shows is for another name than the address’s host',
    remedy:
      'Take a name that is in the certificate as the host, or get a certificate for this one.',
  },
  EPROTO: TLS_FAILED,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  ECONNREFUSED: NOBODY,
  // The file of a socket.
  ENOENT: NOBODY,
  EACCES: NO_WAY,
  EHOSTUNREACH: NO_WAY,
  ENETUNREACH: NO_WAY,
  EADDRNOTAVAIL: NO_WAY,
  ETIMEDOUT: SILENT,
  ECONNRESET: NOT_POSTGRES,
  EPIPE: NOT_POSTGRES,
  '28P01': NOT_LET_IN,
  '28000': {
    cause: 'PostgreSQL doesn’t let this user in from this machine',
    remedy: 'Check the user, and PostgreSQL’s pg_hba.conf.',
  },
  '3D000': NO_DATABASE,
  '55000': NO_DATABASE,
  '42501': NO_RIGHTS,
  '53300': TOO_MANY,
  '25006': {
    cause: 'it is a replica, which nobody can write to',
    remedy: 'Take the address of the primary; replicas go into DATABASE_READ_URLS.',
  },
  '57P03': {
    cause: 'PostgreSQL is just starting or stopping',
    remedy: 'Start again when it is ready.',
  },
};

/** A refused login, a broken protocol, and anything: poolers and hosts say by their messages what they mean. */
const AMBIGUOUS = new Set(['', '28000', '08P01', 'XX000', 'ERR_STREAM_DESTROYED']);
const IN_TIME = /timeout|timed out/i;

/** For a code that means several things, or none. The first that fits counts. */
const BY_MESSAGE: readonly [RegExp, ConnectFault][] = [
  [
    /unsupported startup parameter/i,
    {
      cause: 'a pooler refuses a parameter of the address, such as options or replication',
      remedy: 'Leave it out, or take the database’s direct address, not the pooler’s.',
    },
  ],
  [
    /statement pooling/i,
    {
      cause: 'a pooler lends a connection for one statement only',
      remedy: 'Take the database’s direct address, or the pooler in session mode.',
    },
  ],
  [/client certificate/i, TLS_FAILED],
  [/no encryption|ssl off|ssl (?:connection )?(?:is )?required|insecure/i, WANTS_TLS],
  [/does not support SSL connections/, NO_TLS],
  [/too many|max clients|no more connections/i, TOO_MANY],
  [
    /password authentication failed|tenant or user not found|no such user|auth failed|\bSASL\b/i,
    NOT_LET_IN,
  ],
  [/no such database/i, NO_DATABASE],
  [IN_TIME, SILENT],
  [
    /connection terminated|error establishing an SSL connection|received (?:invalid|unexpected)/i,
    NOT_POSTGRES,
  ],
];

/**
 * Says why a database can't be opened, with the remedy.
 *
 * @param variable the setting that holds the address
 * @returns undefined for what isn't about the connection, or about the user's rights
 */
export function connectFaultOf(error: unknown, variable: string): string | undefined {
  const code = codeOf(error);
  const fault =
    (AMBIGUOUS.has(code) ? byMessage(error) : undefined) ??
    BY_CODE[code] ??
    (/^ERR_(?:SSL|OSSL|TLS)/.test(code) ? TLS_FAILED : undefined);
  return fault && sentence(variable, fault, code);
}

/**
 * As {@link connectFaultOf}, also for what nobody has thought of.
 *
 * @param isSecond whether another connection was given before
 */
export function anyConnectFaultOf(error: unknown, variable: string, isSecond: boolean): string {
  const code = codeOf(error);
  if (isSecond && isNativeError(error) && IN_TIME.test(error.message)) {
    return sentence(variable, TOO_MANY, code);
  }
  return connectFaultOf(error, variable) ?? sentence(variable, REFUSED, code);
}

const byMessage = (error: unknown): ConnectFault | undefined =>
  isNativeError(error)
    ? BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1]
    : undefined;

const sentence = (variable: string, { cause, remedy }: ConnectFault, code: string): string =>
  `The database of ${variable} can’t be opened: ${cause}${code && ` (${code})`}. ${remedy}`;

/** Of several addresses of one host, Node tries all, and the first error stands for them. */
function codeOf(error: unknown): string {
  if (!isNativeError(error)) return '';
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  // A file of the program, not a socket.
  if (path !== undefined && syscall !== 'connect') return '';
  if (typeof code === 'string' && /^\w{1,64}$/.test(code)) return code;
  return codeOf(error instanceof AggregateError ? error.errors[0] : error.cause);
}
