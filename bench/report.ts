import { cpus, totalmem } from 'node:os';
import { writeFile } from 'node:fs/promises';
import type { Figure } from './figure';

const FILE = 'docs/performance.md';

/** Why figures don't hold, as far as that was measured, by the figure's name. Remove a reason once its figure holds. */
const REASONS: Readonly<Record<string, string>> = {
  'First and largest paint of public pages': 'at its bar: 1.96 and 2.02 × in two runs.',
  'Blocking time and layout shift': 'on a slow phone, the start and rows take 100 to 150 ms each.',
  'deal: 60 cards × 300 sellers, above the best possible at most':
    'the proof, by Lagrange’s relaxation, is itself nearly 1 % below; every seller is within that, so none can be ruled out.',
  'deal: 120 cards × 500 sellers, above the best possible at most':
    'the solver is stopped before it has the best deal of the forty likeliest sellers.',
  Lighthouse: 'its model counts all module scripts to the largest paint.',
  'Keystroke to paint, median and 95th percentile':
    'a key that comes while the rows for the last one enter the page waits for the layout of some 40 rows.',
  'The whole market for one viewer': 'PostgreSQL plans a join of eight tables at each call.',
  'This run': 'three minutes of it install the programs to compare with, and fill databases.',
};

/** Above this load average, something else was running. */
const QUIET_BELOW = 2;

/**
 * Writes what one run measured to `docs/performance.md`.
 *
 * @param loadBefore the load average over the minute before the run
 */
export async function writeReport(figures: readonly Figure[], loadBefore: number): Promise<void> {
  const rows = figures.map(
    ({ name, how, bar, measured, holds }) =>
      `| ${name} | ${how} | ${bar} | **${measured}** | ${holds ? 'holds' : 'does not hold'} |`,
  );
  const reasons = figures
    .filter(({ holds }) => !holds)
    .map(({ name }) => `- **${name}**: ${REASONS[name] ?? 'not explained yet.'}`);
  const missed = reasons.length === 0 ? [] : ['', '## What does not hold, and why', '', ...reasons];
  await writeFile(FILE, [...head(loadBefore), ...rows, ...missed, ''].join('\n'));
  process.stdout.write(`Written to ${FILE}\n`);
}

const head = (loadBefore: number): string[] => [
  '# Performance',
  '',
  'Written by `npm run bench`; do not edit. Every ratio comes from one run in which both sides took turns on the same machine, and',
  'is the median of its rounds, so that it can be compared between machines.',
  '',
  `Node ${process.versions.node}, ${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, ${new Date().toISOString().slice(0, 10)}, after a minute with a load average of ${loadBefore.toFixed(1)}.`,
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
