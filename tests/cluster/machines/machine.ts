import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ETCD, PATRONI } from '../installed';
import type { Values, Workshop } from './workshop';

/** One machine of three, as far as one machine can be three: etcd, Patroni and PostgreSQL, which fail together. */
export class Machine {
  readonly name: string;
  readonly restUrl: string;
  /** Host and port. */
  readonly postgresAddress: string;
  readonly patroniFile: string;
  readonly #workshop: Workshop;
  readonly #folder: string;
  readonly #etcdFile: string;
  #running: ChildProcess[] = [];

  private constructor(
    workshop: Workshop,
    name: string,
    folder: string,
    values: Values,
    files: { etcd: string; patroni: string },
  ) {
    this.name = name;
    this.restUrl = `http://${values['HOST']}:${values['PATRONI_PORT']}`;
    this.postgresAddress = `${values['HOST']}:${values['POSTGRES_PORT']}`;
    this.patroniFile = files.patroni;
    this.#workshop = workshop;
    this.#folder = folder;
    this.#etcdFile = files.etcd;
  }

  /** @param shared what all machines' files have in common */
  static async make(
    workshop: Workshop,
    name: string,
    number: number,
    shared: Values,
  ): Promise<Machine> {
    const folder = await workshop.makeFolder(name);
    const own = ['HOST', 'ETCD_PORT', 'ETCD_PEER_PORT', 'PATRONI_PORT', 'POSTGRES_PORT'].map(
      (each) => [each, shared[`${each}_${number}`] ?? ''] as const,
    );
    const values = {
      ...shared,
      ...Object.fromEntries(own),
      NODE: name,
      FOLDER: folder,
      ETCD_FOLDER: join(folder, 'etcd'),
    };
    const etcd = await workshop.fill('etcd.yml', folder, values);
    const patroni = await workshop.fill('patroni.yml', folder, values);
    return new Machine(workshop, name, folder, values, { etcd, patroni });
  }

  start(): void {
    this.#running = [
      this.#workshop.run(`${this.name}-etcd`, ETCD, ['--config-file', this.#etcdFile]),
      this.#workshop.run(`${this.name}-patroni`, PATRONI, [this.patroniFile]),
    ];
  }

  /** As if the power failed. It can be started again. */
  kill(): void {
    this.#signal('SIGKILL');
  }

  /** Nobody gets an answer from it, as if its network failed; afterwards it goes on where it was. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  #signal(signal: NodeJS.Signals): void {
    for (const id of this.#processes()) {
      try {
        process.kill(id, signal);
      } catch {
        // It ended by itself.
      }
    }
  }

  /** Everything that runs here, PostgreSQL's processes included. */
  #processes(): number[] {
    const roots = this.#running.flatMap(({ pid }) => pid ?? []);
    return withDescendants([...roots, ...this.#postmaster()]);
  }

  #postmaster(): number[] {
    try {
      const text = readFileSync(join(this.#folder, 'postgres/postmaster.pid'), 'utf8');
      return [Number.parseInt(text, 10)];
    } catch {
      return [];
    }
  }
}

/** Processes with those that they started, which Linux lists. */
function withDescendants(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = parentOf(Number(name));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = new Set(roots);
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return [...found];
}

function parentOf(id: number): number | undefined {
  try {
    // The name, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[1]);
  } catch {
    return undefined;
  }
}
