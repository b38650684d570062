import { counted } from '@domain/number-text';
import { SELLER_LIMITS } from './deal';

/** What a deal costs. */
export interface DealCost {
  /** As far as postage is known, in whole cents. */
  totalCents: number;
  /** Of how many sellers the postage isn't known. */
  unknownPostage: number;
}

/** A deal's sums, of which the sentences speak. */
export interface DealSums extends DealCost {
  mostSellers: number | null;
  sellers: number;
  gapCents: number;
  /** Copies that it doesn't buy. */
  missing: number;
}

/** Writes an amount. */
type Written = (cents: number) => string;

/**
 * How good a deal is for certain: “At most $0.80 above the best possible.” No amount is named if a better deal may have
 * more copies, or be from fewer sellers than were compared: the gap then also counts what such a copy or seller weighs.
 */
export function gapWords({ gapCents, totalCents, ...deal }: DealSums, sum: Written): string {
  if (gapCents === 0) return 'Proven: no deal is cheaper.';
  if (gapCents < totalCents && isMoneyAlone(deal))
    return `At most ${sum(gapCents)} above the best possible.`;
  return 'There was no time to look at everything: a better deal may exist.';
}

const LARGEST_LIMIT = Math.max(...SELLER_LIMITS.map((limit) => limit ?? 0));

const isMoneyAlone = ({ mostSellers, missing }: Pick<DealSums, 'mostSellers' | 'missing'>) =>
  missing === 0 && (mostSellers ?? 0) <= LARGEST_LIMIT;

/** “$12.30 and the postage of 1 seller” */
export const totalWords = ({ totalCents, unknownPostage }: DealCost, sum: Written): string =>
  unknownPostage === 0
    ? sum(totalCents)
    : `${sum(totalCents)} and the postage of ${counted(unknownPostage, 'seller')}`;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** What more or fewer sellers would change: “A third seller would save $1.20.” */
export function otherSellersWords(
  deal: DealSums,
  others: readonly DealSums[],
  sum: Written,
): string[] {
  const more = others
    .filter(({ sellers }) => sellers > deal.sellers)
    .toSorted((one, other) => one.sellers - other.sellers)[0];
  const fewer = others
    .filter(({ sellers }) => sellers < deal.sellers)
    .toSorted((one, other) => other.sellers - one.sellers)[0];
  const words: string[] = [];
  if (more) {
    const by = more.sellers - deal.sellers;
    const who =
      by === 1
        ? `A ${ORDINALS[more.sellers] ?? 'further'} seller`
        : `${counted(by, 'more seller')}`;
    const bought = deal.missing - more.missing;
    const saved = deal.totalCents - more.totalCents;
    if (bought > 0) words.push(`${who} would have ${counted(bought, 'copy', 'copies')} more.`);
    else if (saved > 0) words.push(`${who} would save ${sum(saved)}.`);
  }
  if (fewer) {
    const lost = fewer.missing - deal.missing;
    const dearer = fewer.totalCents - deal.totalCents;
    const from = `From ${counted(fewer.sellers, 'seller')}`;
    if (lost > 0) words.push(`${from}, ${lostWords(lost, deal.missing)}.`);
    else if (dearer > 0) words.push(`${from}, it would cost ${sum(dearer)} more.`);
  }
  return words;
}

/** “1 copy would be missing”, or “1 more copy” in a deal that lacks some already. */
const lostWords = (copies: number, missing: number): string =>
  missing === 0
    ? `${counted(copies, 'copy', 'copies')} would be missing`
    : `${counted(copies, 'more copy', 'more copies')} would be missing`;

/** What becomes of a deal if a seller declines: “If ann declines, bea has the rest for $0.40 more.” */
export function planBWords(
  seller: string,
  {
    fromHandles,
    moreCents,
    missing,
  }: { fromHandles: readonly string[]; moreCents: number; missing: number },
  sum: Written,
  /** Copies that the deal lacks already. */
  missingBefore = 0,
): string {
  const lost = missing > 0 ? lostWords(missing, missingBefore) : '';
  if (fromHandles.length === 0) return `If ${seller} declines, ${lost}.`;
  const change =
    moreCents === 0
      ? 'for as much'
      : `for ${sum(Math.abs(moreCents))} ${moreCents > 0 ? 'more' : 'less'}`;
  const who =
    fromHandles.length > 2 ? counted(fromHandles.length, 'other') : fromHandles.join(' and ');
  const rest = `${who} ${fromHandles.length === 1 ? 'has' : 'have'} ${lost ? 'some of it' : 'the rest'}`;
  // What is left is bought, so less money says nothing.
  return `If ${seller} declines, ${lost ? `${rest}, but ${lost}` : `${rest} ${change}`}.`;
}
