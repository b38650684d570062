import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's packages, and where they put what the test runs. */
const PROGRAMS = {
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  // Patroni's connections to PostgreSQL and to etcd.
  'python3-psycopg2': '/usr/lib/python3/dist-packages/psycopg2',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  haproxy: '/usr/sbin/haproxy',
} as const;

export const ETCD = PROGRAMS['etcd-server'];
export const PATRONI = PROGRAMS.patroni;
export const PATRONICTL = '/usr/bin/patronictl';
export const HAPROXY = PROGRAMS.haproxy;

const POSTGRES = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL's programs; undefined without one. */
export function postgresBin(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  const [newest] = versions.toSorted((a, b) => b - a);
  const folder = join(POSTGRES, String(newest), 'bin');
  return existsSync(join(folder, 'postgres')) ? folder : undefined;
}

/** The packages that are missing. */
export function missingPackages(): string[] {
  const missing = Object.entries(PROGRAMS)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);
  return postgresBin() === undefined ? ['postgresql', ...missing] : missing;
}
