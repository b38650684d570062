import type { PriceNote, QuarantineNote } from '../report';
import type { PlannedVariant } from '../store/planned-variants';
import { judgePrice, type KnownPrices } from './judge-price';
import type { PriceRow, QuarantinedRow } from './price-rows';

export interface PricedVariant {
  variant: PlannedVariant;
  cents: number;
}

interface SortedPrices {
  /** To be added to history, released ones included. */
  good: PriceRow[];
  bad: QuarantinedRow[];
  unchanged: number;
  quarantined: QuarantineNote[];
  released: PriceNote[];
}

/** Judges every price of a file and says what is to be written and what to be reported. */
export function sortPrices(
  priced: readonly PricedVariant[],
  known: ReadonlyMap<string, KnownPrices>,
  recordedAt: string,
  accept: boolean,
): SortedPrices {
  const sorted: SortedPrices = { good: [], bad: [], unchanged: 0, quarantined: [], released: [] };
  const at = Date.parse(recordedAt);
  for (const { variant, cents } of priced) {
    const around = known.get(variant.id);
    if (around === undefined) throw new Error(`Nothing is known of the prices of ${variant.id}.`);
    const judgement = judgePrice({ cents, at }, around, accept);
    const row = { id: variant.id, at: recordedAt, cents };
    if (judgement.kind === 'UNCHANGED') {
      sorted.unchanged += 1;
    } else if (judgement.kind === 'QUARANTINED') {
      const { reason } = judgement;
      sorted.bad.push({ ...row, reason });
      const lastGoodCents = around.before?.cents ?? null;
      sorted.quarantined.push({ ...noteOf(variant, row), reason, lastGoodCents });
    } else {
      const waited = around.quarantined.some((each) => each.at === at && each.cents === cents);
      const earlier = judgement.released.map((point) => ({
        id: variant.id,
        at: new Date(point.at).toISOString(),
        cents: point.cents,
      }));
      const released = waited ? [...earlier, row] : earlier;
      sorted.good.push(row, ...earlier);
      sorted.released.push(...released.map((each) => noteOf(variant, each)));
    }
  }
  return sorted;
}

const noteOf = (variant: PlannedVariant, row: PriceRow): PriceNote => ({
  cardVariantId: variant.id,
  cardName: variant.cardName,
  variantType: variant.variantType,
  priceCents: row.cents,
  recordedAt: row.at,
});
