import { sql } from 'drizzle-orm';
import type { PriceNote, QuarantineNote } from '../report';
import { asJson, type Transaction } from '../store/transaction';
import type { PlannedVariant } from '../store/write-variants';
import {
  judgePrice,
  type KnownPrices,
  type PricePoint,
  type QuarantineReason,
} from './judge-price';
import type { PriceRow, QuarantinedRow } from './write-prices';

export interface PricedVariant {
  variant: PlannedVariant;
  cents: number;
}

interface SortedPrices {
  /** Prices to add to history, including released ones. */
  good: PriceRow[];
  bad: QuarantinedRow[];
  unchanged: number;
  quarantined: QuarantineNote[];
  released: PriceNote[];
}

/**
 * Judges every price of a file.
 * @returns what to write and what to report
 */
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
    if (around === undefined) throw new Error(`No prices were read for ${variant.id}.`);
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

type Row = Record<string, unknown> & {
  id: string;
  exact: number | null;
  before: PricePoint | null;
  after: PricePoint | null;
  quarantined: (PricePoint & { reason: QuarantineReason })[] | null;
};

const POINT = sql`jsonb_build_object('cents', price_cents,
  'at', round(extract(epoch from recorded_at) * 1000)) as point`;

/** The known prices of printings around a time, by printing id, in one query. */
export async function knownPrices(
  tx: Transaction,
  variantIds: readonly string[],
  recordedAt: string,
): Promise<Map<string, KnownPrices>> {
  const at = sql`${recordedAt}::timestamptz`;
  const { rows } = await tx.execute<Row>(sql`
    select id, exact.price_cents as exact, before.point as before, after.point as after,
        waiting.points as quarantined
      from jsonb_array_elements_text(${asJson(variantIds)}) as requested(id)
      left join market_price exact on exact.card_variant_id = id and exact.recorded_at = ${at}
      left join lateral (select ${POINT} from market_price
        where card_variant_id = id and recorded_at < ${at}
        order by recorded_at desc limit 1) before on true
      left join lateral (select ${POINT} from market_price
        where card_variant_id = id and recorded_at > ${at}
        order by recorded_at limit 1) after on true
      left join lateral (select jsonb_agg(jsonb_build_object('cents', price_cents,
          'at', round(extract(epoch from recorded_at) * 1000), 'reason', reason)) as points
        from quarantined_price where card_variant_id = id) waiting on true`);
  return new Map(
    rows.map(({ id, exact, before, after, quarantined }) => [
      id,
      { exact, before, after, quarantined: quarantined ?? [] },
    ]),
  );
}
