import { StartRefusal } from '@server/entry';

/** What a connection that fails says of itself. */
interface ConnectError {
  /** PostgreSQL's, OpenSSL's or the operating system's. */
  code?: string | undefined;
  message: string;
}

const TLS_REMEDY =
  'Give the authority’s certificate with sslmode=verify-full&sslrootcert=/path/to/ca.pem behind the address.';

const UNTRUSTED = `its TLS certificate is of an authority that this machine doesn’t know. ${TLS_REMEDY}`;
const SILENT =
  'nothing answers in time. Check the host and the port, and that no firewall is between.';

/** Causes with their remedies, by code; without the message itself, which may quote anything. */
const BY_CODE: Record<string, string> = {
  ENOTFOUND: 'its host name isn’t known. Check the name.',
  EAI_AGAIN: 'its host name can’t be looked up just now. Check the name, and this machine’s DNS.',
  ECONNREFUSED: 'nothing listens there. Check the address, and that PostgreSQL runs.',
  EHOSTUNREACH: 'its host can’t be reached. Check the address and the network.',
  ENETUNREACH: 'its host can’t be reached. Check the address and the network.',
  ETIMEDOUT: SILENT,
  ECONNRESET: 'what listens there ended the connection. Check that it is PostgreSQL.',
  '28P01': 'PostgreSQL refuses the user or the password. Check both.',
  '28000': 'PostgreSQL doesn’t let this user in from here. Check the user, and its pg_hba.conf.',
  '3D000': 'there is no such database. Create it, or check its name.',
  '42501': 'the user may not do what Starbinder needs. Make it the owner of the database.',
  '53300': 'PostgreSQL has no connection left. Raise its max_connections, or end other programs.',
  '57P03': 'PostgreSQL is starting or stopping. Try again shortly.',
  '08P01':
    'it is a pooler that refuses Starbinder’s connections. Use PostgreSQL’s direct address, not a pooler’s.',
  ENOENT: 'a file that the address names isn’t there. Check sslrootcert=, sslcert= and sslkey=.',
  EACCES:
    'a file that the address names can’t be read. Let the program’s user read sslrootcert=, sslcert= and sslkey=.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its TLS certificate is for another name. Use the name in the certificate, and sslrootcert= with its authority’s certificate if it is an own one.',
  CERT_HAS_EXPIRED: 'its TLS certificate has expired. Renew it.',
  CERT_NOT_YET_VALID: 'its TLS certificate isn’t valid yet. Check this machine’s clock.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
};

const BAD_CERTIFICATE =
  'a certificate that the address names can’t be read. Check that sslrootcert= is a PEM file.';

/** Of errors without a code of their own, by what they say. */
const BY_MESSAGE: readonly [RegExp, string][] = [
  [/does not support SSL/i, 'PostgreSQL there has no TLS. Leave out sslmode=, or set it up.'],
  [/timeout expired|timed? ?out/i, SILENT],
  [/PEM|certificate|asn1|no start line/i, BAD_CERTIFICATE],
  [
    /terminated unexpectedly|unexpected|invalid response/i,
    'what listens there doesn’t answer as PostgreSQL does. Check the port.',
  ],
];

/**
 * Why a database can't be opened, as a refusal with the remedy. It never quotes the address or the error, which may hold
 * the password.
 *
 * @param setting the variable that holds the address
 */
export function connectFault(setting: string, error: unknown): StartRefusal {
  const { code, message } = error as ConnectError;
  const cause =
    BY_CODE[code ?? ''] ??
    (code?.startsWith('ERR_OSSL_PEM') ? BAD_CERTIFICATE : undefined) ??
    BY_MESSAGE.find(([words]) => words.test(message))?.[1] ??
    `the connection fails${code ? ` with ${code}` : ''}. Check the address, and that PostgreSQL runs.`;
  return new StartRefusal(`The database of ${setting} can’t be opened: ${cause}`);
}
