import { syncInWords, type SyncReport } from '@server/catalogue/sync';
import { printedWords } from './printed-report';

/** A sync's report as lines for a terminal: what changed in each set, what was refused, and what was left out. */
export function printedSync(report: SyncReport): string[] {
  const { sets, rest } = syncInWords(report);
  return [...sets, rest].flatMap(printedWords);
}
