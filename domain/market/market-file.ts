import { CHANGE_SPANS, type ChangeSpan, type MarketFact, type PrintingFacts } from '../card-filter';
import { type CountedColumn, countedColumn, readCounted } from '../catalogue-file';

/** What is asked for some printings, by column: each printing has the same place in all of them. */
export interface MarketColumns {
  variantIds: readonly string[];
  sellers: readonly number[];
  copies: readonly number[];
  /** In US cents; null where none of the sellers names a price. */
  lowestCents: readonly (number | null)[];
}

/**
 * The market of all printings, as everyone sees it: those that somebody sells, or whose price has a known change. By column,
 * since equal things beside each other compress best.
 */
export interface MarketFile extends Omit<MarketColumns, 'variantIds'> {
  variantIds: CountedColumn;
  /** By how many percent the price has changed over as many days; null where that isn't known. */
  changes: Record<ChangeSpan, (number | null)[]>;
}

/** The facts of the market, by the printing's id. */
export type Market = Pick<PrintingFacts, 'market' | 'changes'>;

/** A printing's id without its number, and the number: the ids of one kind count on. */
const PARTS = /^(.*?)(\d{1,9})(\D*)$/;

function placeOf(id: string): [series: string, number: number] {
  const [, before = id, digits = '0', after = ''] = PARTS.exec(id) ?? [];
  return [`${before}\0${after}`, Number(digits)];
}

/** The file of a market: the printings in the order in which their ids compress best. */
export function packMarket({ market, changes }: Market): MarketFile {
  const ids = [...new Set([...Object.keys(market), ...Object.keys(changes)])]
    .map((id) => ({ id, place: placeOf(id) }))
    .sort(({ place: a }, { place: b }) => (a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1))
    .map(({ id }) => id);
  return {
    variantIds: countedColumn(ids, () => ''),
    sellers: ids.map((id) => market[id]?.sellers ?? 0),
    copies: ids.map((id) => market[id]?.copies ?? 0),
    lowestCents: ids.map((id) => market[id]?.lowestCents ?? null),
    changes: Object.fromEntries(
      CHANGE_SPANS.map((days) => [days, ids.map((id) => changes[id]?.[days] ?? null)]),
    ) as MarketFile['changes'],
  };
}

export function unpackMarket(file: MarketFile): Market {
  const idOf = readCounted(file.variantIds);
  const variantIds = file.variantIds.map((_, row) => idOf(row, ''));
  const changes = variantIds.flatMap((id, row) => {
    const known = CHANGE_SPANS.flatMap((days) => {
      const change = file.changes[days][row] ?? null;
      return change === null ? [] : [[days, change] as const];
    });
    return known.length === 0 ? [] : [[id, Object.fromEntries(known)] as const];
  });
  return {
    market: seenIn({}, { ...file, variantIds }),
    changes: Object.fromEntries(changes),
  };
}

/** The market as one viewer sees it. @param own of the printings in which theirs differs from everyone's */
export const marketSeenBy = ({ market, changes }: Market, own: MarketColumns): Market =>
  own.variantIds.length === 0
    ? { market, changes }
    : { market: seenIn({ ...market }, own), changes };

function seenIn(
  market: Record<string, MarketFact>,
  { variantIds, sellers, copies, lowestCents }: MarketColumns,
): PrintingFacts['market'] {
  variantIds.forEach((id, row) => {
    const count = sellers[row] ?? 0;
    if (count === 0) delete market[id];
    else
      market[id] = {
        sellers: count,
        copies: copies[row] ?? 0,
        lowestCents: lowestCents[row] ?? null,
      };
  });
  return market;
}
