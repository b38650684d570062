import type { VariantType } from '@domain/card';
import { judgePrice, type KnownPrices, type QuarantineReason } from './judge-price';
import type { Spread } from './price-changes';
import type { TimedPrice } from './price-history-rows';
import type { PriceNote, QuarantineNote } from './price-report';

/** A printing and its price in a file, in cents. */
export interface PricedPrinting {
  id: string;
  cardName: string;
  variantType: VariantType;
  cents: number;
  spread: Spread | null;
}

export type QuarantinedPrice = TimedPrice & { reason: QuarantineReason };

interface SortedPrices {
  /** The file's good prices, and released ones. */
  good: TimedPrice[];
  released: TimedPrice[];
  bad: QuarantinedPrice[];
  unchanged: number;
  notes: { quarantined: QuarantineNote[]; released: PriceNote[] };
}

/**
 * Judges every price of a file.
 *
 * @param at milliseconds since 1970
 * @returns what to write and what to report
 */
export function sortPrices(
  printings: readonly PricedPrinting[],
  known: ReadonlyMap<string, KnownPrices>,
  at: number,
  accept: boolean,
): SortedPrices {
  const sorted: SortedPrices = {
    good: [],
    released: [],
    bad: [],
    unchanged: 0,
    notes: { quarantined: [], released: [] },
  };
  for (const printing of printings) {
    const { id: cardVariantId, cents, spread } = printing;
    const around = known.get(cardVariantId);
    if (around === undefined) throw new Error(`No prices were read for ${cardVariantId}.`);
    const judgement = judgePrice({ cents, at }, around, accept);
    const price: TimedPrice = { cardVariantId, at, cents, spread };
    if (judgement.kind === 'UNCHANGED') {
      sorted.unchanged += 1;
    } else if (judgement.kind === 'QUARANTINED') {
      const { reason } = judgement;
      sorted.bad.push({ ...price, reason });
      const lastGoodCents = around.before?.cents ?? null;
      sorted.notes.quarantined.push({ ...noteOf(printing, price), reason, lastGoodCents });
    } else {
      const waited = around.quarantined.some((each) => each.at === at && each.cents === cents);
      const earlier = around.quarantined
        .filter((each) => judgement.released.includes(each))
        .map((each) => ({ cardVariantId, at: each.at, cents: each.cents, spread: each.spread }));
      sorted.good.push(price);
      sorted.released.push(...earlier);
      const released = waited ? [...earlier, price] : earlier;
      sorted.notes.released.push(...released.map((each) => noteOf(printing, each)));
    }
  }
  return sorted;
}

const noteOf = (
  { id, cardName, variantType }: PricedPrinting,
  { cents, at }: TimedPrice,
): PriceNote => ({
  cardVariantId: id,
  cardName,
  variantType,
  priceCents: cents,
  recordedAt: new Date(at).toISOString(),
});
