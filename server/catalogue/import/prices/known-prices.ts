import { sql } from 'drizzle-orm';
import { asJson, type Transaction } from '../store/transaction';
import type { KnownPrices, PricePoint, QuarantineReason } from './judge-price';

type Row = Record<string, unknown> & {
  id: string;
  exact: number | null;
  before: PricePoint | null;
  after: PricePoint | null;
  quarantined: (PricePoint & { reason: QuarantineReason })[] | null;
};

const POINT = sql`jsonb_build_object('cents', price_cents,
  'at', round(extract(epoch from recorded_at) * 1000)) as point`;

/** What is known of printings around a moment, by printing id. One query for all of them. */
export async function knownPrices(
  tx: Transaction,
  variantIds: readonly string[],
  recordedAt: string,
): Promise<Map<string, KnownPrices>> {
  const at = sql`${recordedAt}::timestamptz`;
  const { rows } = await tx.execute<Row>(sql`
    select id, exact.price_cents as exact, before.point as before, after.point as after,
        waiting.points as quarantined
      from jsonb_array_elements_text(${asJson(variantIds)}) as asked(id)
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
