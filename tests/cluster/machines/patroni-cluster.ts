import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { HAPROXY, PATRONICTL, postgresBin } from '../installed';
import { Machine } from './machine';
import { eventually, within } from './wait';
import { freePorts, type Values, type Workshop } from './workshop';

const NAMES = ['node1', 'node2', 'node3'] as const;
const PASSWORDS = {
  SUPERUSER_PASSWORD: 'test-superuser',
  REPLICATION_PASSWORD: 'test-replication',
};
const ROLE = { name: 'starbinder', password: 'test-starbinder' };

export interface PatroniCluster {
  machines: Machine[];
  /** Through HAProxy, always the primary's. */
  databaseUrl: string;
  /** Of each machine by itself. */
  nodeUrls: string[];
  /** Where HAProxy expects the programs. */
  programPorts: number[];
  /** Where HAProxy serves visitors. */
  siteUrl: string;
  primary(): Promise<Machine>;
  /** Resolves once one machine is primary, and the two others follow it, one of them synchronously. */
  whole(): Promise<void>;
  /** Makes another machine the primary, on purpose. */
  switchOver(): Promise<void>;
}

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** Three machines with etcd, Patroni and PostgreSQL, and HAProxy in front, by the files of docs/running/cluster. */
export async function startPatroniCluster(workshop: Workshop): Promise<PatroniCluster> {
  const values = await valuesOf(NAMES.length);
  const machines = await Promise.all(
    NAMES.map((name, index) => Machine.make(workshop, name, index + 1, values)),
  );
  for (const machine of machines) machine.start();
  const proxyFile = await workshop.fill('haproxy.cfg', workshop.folder, values);
  workshop.run('haproxy', HAPROXY, ['-db', '-f', proxyFile]);

  /** What a machine knows of the cluster; nothing if it doesn't answer. */
  const membersBy = async ({ restUrl }: Machine): Promise<Member[]> => {
    const answer = await fetch(`${restUrl}/cluster`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    return answer?.ok ? ((await answer.json()) as { members: Member[] }).members : [];
  };
  const primary = async (): Promise<Machine> => {
    for (const machine of machines) {
      const answer = await fetch(`${machine.restUrl}/primary`, {
        signal: AbortSignal.timeout(1_000),
      }).catch(() => undefined);
      if (answer?.ok) return machine;
    }
    throw new Error('There is no primary now.');
  };
  // A machine that was frozen knows a former state at first, so all have to know the same.
  const isWhole = async (): Promise<boolean> => {
    const views = await Promise.all(machines.map(membersBy));
    const leaders = new Set(views.map((view) => view.find(({ role }) => role === 'leader')?.name));
    return leaders.size === 1 && views.every(isWholeTo);
  };
  const whole = () => within(120_000, 'the cluster to be whole', eventually(isWhole));

  await whole();
  const databaseUrl = `postgres://${ROLE.name}:${ROLE.password}@${String(values['PRIMARY'])}/starbinder`;
  await within(
    20_000,
    'HAProxy to find the primary',
    eventually(() => makeDatabase(values)),
  );
  return {
    machines,
    databaseUrl,
    nodeUrls: machines.map(
      ({ postgresAddress }) =>
        `postgres://${ROLE.name}:${ROLE.password}@${postgresAddress}/starbinder`,
    ),
    programPorts: [1, 2, 3].map((number) => Number(values[`PORT_${number}`])),
    siteUrl: `http://${String(values['SITE'])}`,
    primary,
    whole,
    async switchOver() {
      const [first] = machines;
      await promisify(execFile)(
        PATRONICTL,
        ['-c', first!.patroniFile, 'switchover', 'starbinder', '--force'],
        { env: { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' } },
      );
    },
  };
}

/**
 * Whether one leads, and the others follow it, one of them synchronously. A former primary also runs before it has
 * rewound, in a timeline of its own.
 */
function isWholeTo(members: readonly Member[]): boolean {
  const inRole = (wanted: string) =>
    members.filter(({ role, state }) => role === wanted && /^(running|streaming)$/.test(state));
  return (
    members.length === NAMES.length &&
    new Set(members.map(({ timeline }) => timeline)).size === 1 &&
    ['leader', 'sync_standby', 'replica'].every((role) => inRole(role).length === 1)
  );
}

/** What the files leave open, on loopback with free ports. */
async function valuesOf(count: number): Promise<Values> {
  const ports = await freePorts(count * 5 + 3);
  const next = () => ports.pop()!;
  const values: Record<string, string | number> = {
    NETWORK: '127.0.0.0/8',
    POSTGRES_BIN: postgresBin() ?? '',
    ...PASSWORDS,
    PRIMARY: `127.0.0.1:${next()}`,
    REPLICAS: `127.0.0.1:${next()}`,
    SITE: `127.0.0.1:${next()}`,
  };
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  for (const number of numbers) {
    values[`HOST_${number}`] = '127.0.0.1';
    for (const name of ['ETCD_PORT', 'ETCD_PEER_PORT', 'PATRONI_PORT', 'POSTGRES_PORT', 'PORT']) {
      values[`${name}_${number}`] = next();
    }
  }
  const all = (of: (number: number) => string) => numbers.map(of).join(',');
  values['ETCD_HOSTS'] = all((number) => `127.0.0.1:${values[`ETCD_PORT_${number}`]}`);
  values['ETCD_CLUSTER'] = all(
    (number) => `node${number}=http://127.0.0.1:${values[`ETCD_PEER_PORT_${number}`]}`,
  );
  return values;
}

/** Makes the program's role and database, through HAProxy. @returns whether that worked */
async function makeDatabase(values: Values): Promise<boolean> {
  const admin = new pg.Client({
    connectionString: `postgres://postgres:${PASSWORDS.SUPERUSER_PASSWORD}@${values['PRIMARY']}/postgres`,
    connectionTimeoutMillis: 1_000,
  });
  admin.on('error', () => undefined);
  try {
    await admin.connect();
    await admin.query(`create role ${ROLE.name} login password '${ROLE.password}'`);
    await admin.query(`create database starbinder owner ${ROLE.name}`);
    return true;
  } catch {
    return false;
  } finally {
    await admin.end().catch(() => undefined);
  }
}
