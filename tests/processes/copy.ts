import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@server/platform/db/embedded/server-process';

export const ISSUER = 'https://id.example.com';

/** As long as a migration may try, and a start on a busy machine. */
const READY_WITHIN_MS = 180_000;
/** No later than a stop may take, with a busy machine allowed for. */
const STOP_WITHIN_MS = 12_000;

export interface CopySettings {
  /** The folder with `dist`. */
  root: string;
  connectionString: string;
  dataDir: string;
  publicUrl: string;
}

/** One of several processes of the built program, on a port of its own. */
export class Copy {
  readonly name: string;
  readonly port: number;
  #process: ChildProcess | undefined;
  #printed = '';
  #earlierFaults: string[] = [];

  private constructor(name: string, port: number) {
    this.name = name;
    this.port = port;
  }

  static async make(name: string): Promise<Copy> {
    return new Copy(name, await freePort());
  }

  /** Starts it. @throws with what it printed, unless it becomes ready */
  async start(settings: CopySettings): Promise<void> {
    this.#spawn(settings);
    const began = performance.now();
    while (!this.#printed.includes('Starbinder is ready')) {
      if (!this.isAlive || performance.now() - began > READY_WITHIN_MS) {
        throw new Error(`${this.name} isn’t ready:\n${this.#printed}`);
      }
      await after(20);
    }
  }

  /** Starts it where it is expected to refuse. @returns what it printed, once it has ended with code 1 */
  async refusal(settings: CopySettings): Promise<string> {
    const ending = once(this.#spawn(settings), 'exit');
    const [code] = (await ending) as [number | null];
    if (code !== 1) throw new Error(`${this.name} ended with ${code} instead of 1.`);
    return this.#printed.trim();
  }

  /** Of the running process. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  get isAlive(): boolean {
    const { exitCode = 0, signalCode = null } = this.#process ?? {};
    return exitCode === null && signalCode === null;
  }

  /** SIGKILL, as of a machine that is gone. */
  async kill(): Promise<void> {
    if (!this.isAlive || !this.#process) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }

  /** SIGTERM, as of an upgrade. @returns the seconds that it took. @throws unless it ends in time with code 0 */
  async stop(): Promise<number> {
    if (!this.#process) return 0;
    const began = performance.now();
    const ended = once(this.#process, 'exit') as Promise<[number | null]>;
    this.#process.kill('SIGTERM');
    const outcome = await Promise.race([ended, after(STOP_WITHIN_MS, undefined, { ref: false })]);
    const seconds = (performance.now() - began) / 1000;
    if (outcome?.[0] !== 0) {
      const how = outcome === undefined ? 'doesn’t end' : `ended with ${outcome[0]}`;
      throw new Error(`After SIGTERM, ${this.name} ${how}:\n…${this.#printed.slice(-2_000)}`);
    }
    return seconds;
  }

  /** What it has logged as an error or worse, in all its runs. */
  get faults(): string[] {
    const faults = this.#printed.split('\n').filter((line) => /"level":(50|60)/.test(line));
    return [...this.#earlierFaults, ...faults];
  }

  #spawn({ root, connectionString, dataDir, publicUrl }: CopySettings): ChildProcess {
    const program = spawn(process.execPath, [join(root, 'dist/server.js')], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(this.port),
        PUBLIC_URL: publicUrl,
        DATABASE_URL: connectionString,
        DATA_DIR: dataDir,
        TRUST_PROXY: '127.0.0.1',
        OIDC_ISSUER: ISSUER,
        OIDC_CLIENT_ID: 'client',
        OIDC_CLIENT_SECRET: 'secret',
        PICTURES_AHEAD: 'off',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = program;
    this.#earlierFaults = this.faults;
    this.#printed = '';
    for (const stream of [program.stdout, program.stderr]) {
      stream?.on('data', (text: Buffer) => (this.#printed += String(text)));
    }
    return program;
  }
}
