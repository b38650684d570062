import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

const FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const;

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'the user that runs Starbinder may not read it',
  EPERM: 'the user that runs Starbinder may not read it',
  EISDIR: 'it is a folder',
};

/**
 * What is wrong with the files of certificates and keys that an address names, in sentences without their paths. The driver
 * reads them with each connection, and takes an authority's certificate that isn't one for none.
 */
export function certificateFaultOf(address: string, variable: string): string | undefined {
  const { searchParams } = new URL(address);
  for (const name of FILES) {
    const path = searchParams.get(name);
    const why = path === null ? undefined : faultOf(name, path);
    if (why !== undefined) return `The file of ${name}= in ${variable} can’t be used: ${why}.`;
  }
  return undefined;
}

function faultOf(name: (typeof FILES)[number], path: string): string | undefined {
  if (path === 'system') {
    return 'Starbinder knows no “system”; leave it out, and the authorities count that Node.js brings';
  }
  try {
    const content = readFileSync(path, 'utf8');
    if (name === 'sslkey') {
      return content.includes('PRIVATE KEY') ? undefined : 'it holds no key in the form PEM';
    }
    // Also of DER, which the driver can't read.
    if (!content.includes('BEGIN CERTIFICATE')) return 'it holds no certificate in the form PEM';
    createSecureContext({ cert: content });
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return WHY[code] ?? `it can’t be read${/^\w+$/.test(code) ? ` (${code})` : ''}`;
  }
}
