import { cpus, totalmem } from 'node:os';
import { writeFile } from 'node:fs/promises';
import type { Figure } from './figure';
import { reasonsOf } from './reasons';

const FILE = 'docs/performance.md';

/** The conditions of the whole run. */
interface Conditions {
  /** The load average over the minute before the run. */
  loadBefore: number;
  /** How long it took. */
  minutes: number;
}

/** Above this load average, something else was running. */
const QUIET_BELOW = 2;

/** Writes what one run measured to `docs/performance.md`. */
export async function writeReport(
  figures: readonly Figure[],
  conditions: Conditions,
): Promise<void> {
  const rows = figures.map(
    ({ name, how, bar, measured, holds }) =>
      `| ${name} | ${how} | ${bar} | **${measured}** | ${holds ? 'holds' : 'does not hold'} |`,
  );
  const reasons = reasonsOf(figures);
  const missed = reasons.length === 0 ? [] : ['', '## What does not hold, and why', '', ...reasons];
  await writeFile(FILE, [...head(conditions), ...rows, ...missed, ''].join('\n'));
  process.stdout.write(`Written to ${FILE}\n`);
}

const head = ({ loadBefore, minutes }: Conditions): string[] => [
  '# Performance',
  '',
  'Written by `npm run bench`; do not edit. Every ratio comes from one run in which both sides took turns on the same machine, and',
  'is the median of its rounds, so that it can be compared between machines.',
  '',
  `Node ${process.versions.node}, ${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, ${new Date().toISOString().slice(0, 10)}.`,
  '',
  `It took ${minutes.toFixed(0)} minutes, after a minute with a load average of ${loadBefore.toFixed(1)}.`,
  ...(loadBefore > QUIET_BELOW
    ? [
        '',
        `**The machine was busy: its load average was over ${QUIET_BELOW}. Times are worse than on a quiet one, and ratios less certain.**`,
      ]
    : []),
  '',
  '| figure | how | bar | measured | |',
  '| --- | --- | --- | --- | --- |',
];
