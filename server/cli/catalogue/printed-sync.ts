import { VARIANT_TYPE_NAMES } from '@domain/card';
import { formatPrice } from '@domain/pricing';
import type { PriceReport } from '@server/catalogue/prices/import-prices';
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

const isUntouched = ({ cards, prices, refusals, notes }: SetSync): boolean =>
  cards === null && prices === null && refusals.length === 0 && notes.length === 0;

const printedSet = ({ code, cards, prices, refusals, notes }: SetSync): string[] => [
  ...(cards === null ? [code] : printedReport(cards)),
  ...(prices === null ? [] : printedPrices(prices)),
  ...refusals.map(({ message }) => `  refused   ${message}`),
  ...notes.map((note) => `  left out  ${printedNote(note)}`),
];

const printedNote = ({ source, about, message }: SyncNote): string =>
  [`${source}:`, about ?? '', message].filter((part) => part !== '').join(' ');

const printedPrices = ({
  source,
  history,
  confirmed,
  products,
  unmatched,
  ...report
}: PriceReport) => [
  `  ${source}    ${products.matched + products.pinned} products matched, ${unmatched.length} not; ${history.added} prices changed, ${confirmed} confirmed, ${report.quarantined.length} in quarantine`,
  ...unmatched.map(
    ({ productId, finish, name, candidates }) =>
      `  unmatched product ${productId}, ${name}, ${finish}${candidates.length === 0 ? '' : `: perhaps ${candidates.join(', ')}`}`,
  ),
  ...report.quarantined.map(
    ({ cardName, variantType, priceCents }) =>
      `  quarantined ${cardName}, ${VARIANT_TYPE_NAMES[variantType]}: ${formatPrice(priceCents)}`,
  ),
];
