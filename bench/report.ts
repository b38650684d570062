import { cpus, totalmem } from 'node:os';
import { writeFile } from 'node:fs/promises';
import type { Figure } from './figure';

const FILE = 'docs/performance.md';

/** Writes what one run measured to `docs/performance.md`. */
export async function writeReport(figures: readonly Figure[]): Promise<void> {
  const rows = figures.map(
    ({ name, how, bar, measured, holds }) =>
      `| ${name} | ${how} | ${bar} | **${measured}** | ${holds ? 'holds' : 'does not hold'} |`,
  );
  await writeFile(FILE, [...head(), ...rows, ''].join('\n'));
  process.stdout.write(`Written to ${FILE}\n`);
}

const head = (): string[] => [
  '# Performance',
  '',
  'Written by `npm run bench`; do not edit. Every ratio comes from one run in which both sides took turns on the same machine, and',
  'is the median of its rounds, so that it can be compared between machines.',
  '',
  `Node ${process.versions.node}, ${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, ${new Date().toISOString().slice(0, 10)}.`,
  '',
  '| figure | how | bar | measured | |',
  '| --- | --- | --- | --- | --- |',
];
