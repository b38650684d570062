import type { SetSync, SyncNote, SyncReport } from '@server/catalogue/sync';
import { printedReport } from './printed-report';

/** A sync's report as lines for a terminal: what changed in each set, what was refused, and what was left out. */
export function printedSync({ sets, notes, isChanged, milliseconds }: SyncReport): string[] {
  const unchanged = sets.filter(isUntouched);
  return [
    ...sets.flatMap((set) => (isUntouched(set) ? [] : printedSet(set))),
    ...(unchanged.length === 0
      ? []
      : [`unchanged since the last sync: ${unchanged.map(({ code }) => code).join(', ')}`]),
    ...notes.map((note) => `left out  ${printedNote(note)}`),
    `${isChanged ? 'done' : 'nothing changed'}, ${sets.length} sets, in ${milliseconds} ms`,
  ];
}

const isUntouched = ({ cards, refusals, notes }: SetSync): boolean =>
  cards === null && refusals.length === 0 && notes.length === 0;

const printedSet = ({ code, cards, refusals, notes }: SetSync): string[] => [
  ...(cards === null ? [code] : printedReport(cards)),
  ...refusals.map(({ message }) => `  refused   ${message}`),
  ...notes.map((note) => `  left out  ${printedNote(note)}`),
];

const printedNote = ({ source, about, message }: SyncNote): string =>
  [`${source}:`, about ?? '', message].filter((part) => part !== '').join(' ');
