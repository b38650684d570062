import { sql } from 'drizzle-orm';
import { catalogueDigest } from '../../digest';
import type { Transaction } from '../store/transaction';

export interface DemoContents {
  cards: number;
  variants: number;
  prices: number;
  /** Whether anyone but the demo loader changed them; true as well if the loader left no digest. */
  wasChanged: boolean;
}

/** What a demo set holds, and whether it still is what its loader wrote (product 5). */
export async function demoContents(tx: Transaction, cardSetId: string): Promise<DemoContents> {
  const { rows } = await tx.execute<{ cards: number; variants: number; prices: number }>(sql`
    select count(distinct c.id)::int as cards, count(distinct v.id)::int as variants,
        (select count(*) from market_price p join card_variant pv on pv.id = p.card_variant_id
          join card pc on pc.id = pv.card_id where pc.card_set_id = ${cardSetId})::int as prices
      from card c left join card_variant v on v.card_id = c.id
      where c.card_set_id = ${cardSetId}`);
  const loads = await tx.execute<{ digest: string | null }>(sql`
    select report ->> 'digest' as digest from catalogue_import
      where card_set_id = ${cardSetId} and origin = 'DEMO' order by id desc limit 1`);
  const noted = loads.rows[0]?.digest ?? null;
  const counts = rows[0] ?? { cards: 0, variants: 0, prices: 0 };
  return { ...counts, wasChanged: noted !== (await catalogueDigest(tx, cardSetId)) };
}
