import type { CardExpression, CardIndex, PrintingFacts, PrintingRow } from '../card-filter';
import { selectPrintings } from '../card-filter';
import { foldedText } from '../folded-text';
import type { PrintingSearchOrder, PrintingSearchSort } from './order';

/** What is asked of all printings. */
export interface PrintingSearch extends PrintingSearchOrder {
  expression: CardExpression;
  facts: PrintingFacts;
}

/** True of printings that others sell. */
export const IS_SOLD: CardExpression = { kind: 'sellers', is: '>', than: 0 };

/** What a row is sorted by; null comes last in both directions. */
type SortKey = string | number | null;

/**
 * The printings of which an expression is true, in an order whose ties are in the order of sets and numbers.
 *
 * @param index of cards set by set, in the sets' order, and by number within each
 */
export function searchPrintings(
  index: CardIndex,
  { expression, facts, sort, direction }: PrintingSearch,
): readonly PrintingRow[] {
  const found = selectPrintings(index, expression, undefined, facts);
  if (sort === 'NUMBER') return direction === 'ascending' ? found : found.toReversed();
  const keyOf = KEYS[sort];
  const sign = direction === 'ascending' ? 1 : -1;
  return found
    .map((row) => ({ row, key: keyOf(row, facts) }))
    .sort((a, b) => compareKeys(a.key, b.key, sign))
    .map(({ row }) => row);
}

const KEYS: Record<
  Exclude<PrintingSearchSort, 'NUMBER'>,
  (row: PrintingRow, facts: PrintingFacts) => SortKey
> = {
  NAME: ({ card }) => nameOf(card),
  MARKET_PRICE: ({ printing }) => printing?.currentMarketPrice?.priceCents ?? null,
  ASKED_PRICE: ({ printing }, { market }) => market[printing?.id ?? '']?.lowestCents ?? null,
  SELLERS: ({ printing }, { market }) => market[printing?.id ?? '']?.sellers ?? 0,
};

function compareKeys(a: SortKey, b: SortKey, sign: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}

type Card = PrintingRow['card'];

/** Folding thousands of names takes a while. */
const names = new WeakMap<Card, string>();

/** The name before the subtitle: nothing typed sorts before the character between them. */
function nameOf(card: Card): string {
  const known = names.get(card);
  if (known !== undefined) return known;
  const name = `${foldedText(card.name)}\0${foldedText(card.subtitle ?? '')}`;
  names.set(card, name);
  return name;
}
