import { setTimeout as after } from 'node:timers/promises';
import { inspect } from 'node:util';
import { createDatabase, createPool } from '@server/platform/db/database';
import { missingPackages } from './installed';
import { startPatroniCluster, type PatroniCluster } from './machines/patroni-cluster';
import { eventually, within } from './machines/wait';
import { openWorkshop, type Workshop } from './machines/workshop';
import { outage, type OutageReport, WRITES_WITHIN_MS } from './outage';
import { arrive } from './people/arrive';
import type { Player } from './people/player';
import { loggedErrors, startPrograms } from './programs';
import { differences } from './proofs';

/** The exit code where packages are missing: neither passed nor failed. */
const NOT_RUN = 77;
const PAIRS = 25;
const ISSUER = 'http://127.0.0.1:1';
const CALM_MS = 5_000;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const missing = missingPackages();
if (missing.length > 0) {
  say(
    `The test of a cluster needs Debian's packages ${missing.join(', ')}, and wasn't run: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exit(NOT_RUN);
}

const workshop = await openWorkshop();
const failures = await runIn(workshop).catch((error: unknown) => [inspect(error)]);
for (const failure of failures) say(`FAILED  ${failure}`);
if (failures.length > 0) {
  workshop.keep();
  say(`Its logs and databases are in ${workshop.folder}.`);
}
await workshop.close();
say(failures.length === 0 ? 'passed' : `${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

async function runIn(inside: Workshop): Promise<string[]> {
  const cluster = await startPatroniCluster(inside);
  say('Three machines are ready.');
  await startPrograms(inside, cluster, ISSUER);
  const pool = createPool(cluster.databaseUrl);
  const players = await arrive(createDatabase(pool), {
    pairs: PAIRS,
    site: cluster.siteUrl,
    issuer: ISSUER,
  });
  say(`${players.length} people play on three processes.`);
  const playing = Promise.all(players.map((player) => player.play()));
  try {
    const reports = await Promise.race([
      outages(cluster, players),
      // Only an error ends it early.
      playing.then(() => []),
    ]);
    for (const player of players) player.leave();
    await within(60_000, 'everybody to finish', () => playing.then(() => undefined));
    await within(
      30_000,
      'everybody to hear the last events',
      eventually(async () => (await differences(pool, players)).length === 0),
    ).catch(() => undefined);
    const writes = players.reduce((sum, { acknowledged }) => sum + acknowledged.moments.length, 0);
    say(`${writes} writes were acknowledged.`);
    return [
      ...(await differences(pool, players)),
      ...(await loggedErrors(inside, cluster)),
      ...reports.filter(isTooLong).map(sentenceOf),
    ];
  } finally {
    for (const player of players) player.close();
    await pool.end();
  }
}

async function outages(cluster: PatroniCluster, players: Player[]): Promise<OutageReport[]> {
  const reports: OutageReport[] = [];
  const during = async (name: string, act: () => Promise<void> | void): Promise<void> => {
    await after(CALM_MS);
    const report = await outage(name, players, act);
    say(sentenceOf(report));
    reports.push(report);
  };

  const killed = await cluster.primary();
  await during(`${killed.name}, the primary, killed`, () => killed.kill());
  killed.start();
  await cluster.whole();

  const cutOff = await cluster.primary();
  await during(`${cutOff.name}, the primary, cut off`, () => cutOff.freeze());
  cutOff.thaw();
  await cluster.whole();

  await during('switched over on purpose', () => cluster.switchOver());
  await cluster.whole();
  return reports;
}

function isTooLong({ silence }: OutageReport): boolean {
  return silence * 1_000 > WRITES_WITHIN_MS;
}

function sentenceOf({ name, silence, everybodyWrites, everybodyHears }: OutageReport): string {
  return `${name}: ${silence.toFixed(1)} s without a write; everybody writes after ${everybodyWrites.toFixed(1)} s and hears events after ${everybodyHears.toFixed(1)} s at the latest`;
}
