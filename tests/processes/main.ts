import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '@server/platform/db/embedded/server-process';
import { hasCaddy } from '@tests/support/caddy';
import { makeQuickFolder } from '@tests/support/postgres/quick-folder';
import type { Traffic } from './browser';
import { Copy, type CopySettings } from './copy';
import { startPostgres } from './database';
import { installNextVersion, NEXT_MIGRATION } from './next-version';
import { fillWorld } from './people';
import { Player } from './player';
import { type Finding, prove } from './proof';
import { startCaddyProxy } from './caddy-proxy';
import { startOwnProxy } from './proxy';

/**
 * Several processes of the built program over one PostgreSQL behind a proxy: people play, while each process is killed and
 * stopped, PostgreSQL is away, and the version changes. Then it compares the answers that people got with what is stored.
 */
const { values: asked } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    /** The least seconds of play. What happens meanwhile takes about two minutes by itself. */
    seconds: { type: 'string', default: '120' },
    outage: { type: 'string', default: '20' },
  },
});

const PROCESSES = 3;
/** Seconds in which people play on after each incident. */
const BETWEEN_S = 3;
/** Seconds for the last requests to be answered, and the last events to arrive. */
const END_WITHIN_S = 60;

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const began = performance.now();
const say = (what: string): void => {
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${what}\n`);
};

const folder = await makeQuickFolder('starbinder-processes-');
const postgres = await startPostgres(folder, root);
const copies = await Promise.all(['one', 'two', 'three'].slice(0, PROCESSES).map(Copy.make));
const port = await freePort();
const ports = copies.map((copy) => copy.port);
const proxy = await (hasCaddy ? startCaddyProxy(folder, port, ports) : startOwnProxy(port, ports));
const dataDir = join(folder, 'data');
await mkdir(dataDir);
const current: CopySettings = {
  root,
  connectionString: postgres.connectionString,
  dataDir,
  publicUrl: `http://localhost:${port}`,
};
await mkdir(join(root, '.cache'), { recursive: true });
// On the disk of the packages, which are linked and not copied then.
const nextRoot = await mkdtemp(join(root, '.cache/next-version-'));
const next: CopySettings = { ...current, root: nextRoot };
const traffic: Traffic = { answered: 0, again: new Map(), waits: [] };
let players: Player[] = [];

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  for (const player of players) player.leave();
  await proxy.close();
  await Promise.all(copies.map((copy) => copy.kill()));
  await postgres.pool.end();
  await postgres.stop();
  for (const each of [folder, nextRoot]) await rm(each, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  // All three migrate the empty database at once.
  await Promise.all(copies.map((copy) => copy.start(current)));
  await Promise.all(copies.map((copy) => proxy.until(copy.port, true)));
  const world = await fillWorld(postgres.database, Number(asked.people));
  await installNextVersion(nextRoot);
  await proxy.expectSticky();
  say(`${PROCESSES} processes behind ${proxy.name}, ${world.people.length} people`);

  const end = new AbortController();
  players = world.people.map((person) => new Player(person, world, port, traffic));
  const playing = Promise.all(players.map((player) => player.play(end.signal)));
  const failed = playing.then(() => new Promise<never>(() => undefined));
  const incidents = async () => {
    const start = performance.now();
    await after(BETWEEN_S * 1000);
    await killEach();
    await stopEach();
    await stopPostgres();
    await upgradeEach();
    const left = Number(asked.seconds) * 1000 - (performance.now() - start);
    if (left > 0) await after(left);
  };
  await Promise.race([incidents(), failed]);
  end.abort();
  await inTime(playing, 'The last requests have no answer.');
  await untilAllHeard();
  say('everybody has their answers');
  for (const copy of copies) await copy.stop();
  report(await prove(postgres, world, players));
  return process.exitCode !== 1;
}

async function killEach(): Promise<void> {
  for (const copy of copies) {
    await copy.kill();
    await proxy.until(copy.port, false);
    await proxy.expectSticky(copy.port);
    await copy.start(current);
    await proxy.until(copy.port, true);
    await proxy.expectSticky();
    say(`process ${copy.name} was killed (SIGKILL), and is back`);
    await after(BETWEEN_S * 1000);
  }
}

async function stopEach(): Promise<void> {
  for (const copy of copies) {
    const seconds = await copy.stop();
    await copy.start(current);
    await proxy.until(copy.port, true);
    await proxy.expectSticky();
    say(`process ${copy.name} was stopped (SIGTERM) in ${seconds.toFixed(1)} s, and is back`);
    await after(BETWEEN_S * 1000);
  }
}

async function stopPostgres(): Promise<void> {
  await postgres.stop();
  await Promise.all(copies.map((copy) => proxy.until(copy.port, false)));
  await after(Number(asked.outage) * 1000);
  await postgres.start();
  const start = performance.now();
  await Promise.all(copies.map((copy) => proxy.until(copy.port, true)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await proxy.expectSticky();
  say(`PostgreSQL was away for ${asked.outage} s; all are ready ${seconds} s after it is back`);
  const gone = copies.filter((copy) => !copy.isAlive).map(({ name }) => name);
  if (gone.length > 0) throw new Error(`The outage ended the processes ${gone.join(' and ')}.`);
  await after(BETWEEN_S * 1000);
}

/** One after the other is replaced by the next version, whose first start changes the tables under the others. */
async function upgradeEach(): Promise<void> {
  for (const [nth, copy] of copies.entries()) {
    await copy.stop();
    if (nth === 1) {
      const said = await copy.refusal(current);
      if (!said.includes(`a newer Starbinder (migration ${NEXT_MIGRATION})`)) {
        throw new Error(`A process of the former version said: ${said}`);
      }
      say('a process of the former version refuses to start on the newer tables');
    }
    await copy.start(next);
    await proxy.until(copy.port, true);
    await proxy.expectSticky();
    say(`process ${copy.name} is the next version`);
    await after(BETWEEN_S * 1000);
  }
}

async function untilAllHeard(): Promise<void> {
  const deadline = performance.now() + END_WITHIN_S * 1000;
  for (;;) {
    const { rows } = await postgres.pool.query<{ id: string; last: number }>(
      'select user_id as id, last_number as last from inbox',
    );
    const last = new Map(rows.map((row) => [row.id, row.last]));
    const all = players.every(
      ({ person, follower }) => follower.numbers.length >= (last.get(person.id) ?? 0),
    );
    // Who is still silent then is in the proof.
    if (all || performance.now() > deadline) return;
    await after(100);
  }
}

async function inTime(work: Promise<unknown>, otherwise: string): Promise<void> {
  const late = after(END_WITHIN_S * 1000, undefined, { ref: false }).then(() => {
    throw new Error(otherwise);
  });
  await Promise.race([work, late]);
}

function report(findings: readonly Finding[]): void {
  const waits = traffic.waits.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(waits[Math.floor(part * (waits.length - 1))] ?? 0);
  const again = [...traffic.again].map(([what, times]) => `${what} ${times}`).join(', ');
  const streams = players.reduce((sum, { follower }) => sum + follower.connections, 0);
  say(
    `${traffic.answered} answers: median ${at(0.5)} ms, 99 % in ${at(0.99)} ms, all in ${at(1)} ms`,
  );
  say(`sent again: ${again}; streams opened: ${streams}`);
  for (const { promise, seen, broken } of findings) {
    say(`${broken.length === 0 ? 'holds' : 'BROKEN'}  ${promise} (${seen})`);
    for (const each of broken.slice(0, 5)) say(`        ${each}`);
  }
  const faults = copies.flatMap((copy) => copy.faults);
  if (faults.length > 0) say(`BROKEN  no process logs a fault (${faults.length})`);
  for (const fault of faults.slice(0, 5)) say(`        ${fault}`);
  const holds =
    faults.length === 0 && findings.every(({ broken, seen }) => broken.length === 0 && seen > 0);
  process.exitCode = holds ? 0 : 1;
}
