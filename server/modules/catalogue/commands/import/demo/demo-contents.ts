import { sql } from 'drizzle-orm';
import { catalogueDigest, holdingsDigest } from '../../../queries/cards/digest';
import type { Transaction } from '../store/transaction';

/** The contents of a demo set, and what people own of it. */
interface DemoCounts extends Record<string, number> {
  cards: number;
  printings: number;
  prices: number;
  /** Counts of its printings in collections, and the number of collections. */
  counts: number;
  collections: number;
  /** Its printings on want lists, and the number of lists. */
  wants: number;
  wantLists: number;
  /** Its printings on sale lists, and the number of lists. */
  sales: number;
  saleLists: number;
  /** Offers that name any of its printings. */
  offers: number;
}

export interface DemoContents {
  counts: DemoCounts;
  /** Whether anyone but the demo loader changed any of it; also true if the loader left no digest. */
  wasChanged: boolean;
}

/**
 * What is deleted with a demo set, and whether it is unchanged since the demo's loader wrote it
 * (rules/catalogue#replacing-the-demo).
 */
export async function demoContents(tx: Transaction, cardSetId: string): Promise<DemoContents> {
  const { rows } = await tx.execute<DemoCounts>(sql`
    with printing as (
      select v.id from card_variant v join card c on c.id = v.card_id where c.card_set_id = ${cardSetId}
    ), held as (
      select count(*)::int as counts, count(distinct user_id)::int as collections
        from collection_item i join printing on printing.id = i.card_variant_id
    ), wanted as (
      select count(*)::int as wants, count(distinct want_list_id)::int as lists
        from want_list_item w join printing on printing.id = w.card_variant_id
    ), sold as (
      select count(*)::int as sales, count(distinct sale_list_id)::int as lists
        from sale_list_item s join printing on printing.id = s.card_variant_id
    ), traded as (
      select count(distinct offer_id)::int as offers
        from offer_item o join printing on printing.id = o.card_variant_id
    )
    select (select count(*) from card where card_set_id = ${cardSetId})::int as cards,
        (select count(*) from printing)::int as printings,
        (select count(*) from market_price p join printing on printing.id = p.card_variant_id)::int as prices,
        held.counts, held.collections, wanted.wants, wanted.lists as "wantLists",
        sold.sales, sold.lists as "saleLists", traded.offers
      from held cross join wanted cross join sold cross join traded`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('The database counted nothing.');
  const noted = await notedDigests(tx, cardSetId);
  const wasChanged =
    noted.digest !== (await catalogueDigest(tx, cardSetId)) ||
    noted.holdings !== (await holdingsDigest(tx, cardSetId));
  return { counts, wasChanged };
}

/** The loader's digests; null without one. */
async function notedDigests(tx: Transaction, cardSetId: string) {
  const { rows } = await tx.execute<{ digest: string | null; holdings: string | null }>(sql`
    select report ->> 'digest' as digest, report ->> 'holdingsDigest' as holdings
      from catalogue_import
      where card_set_id = ${cardSetId} and origin = 'DEMO' order by id desc limit 1`);
  return rows[0] ?? { digest: null, holdings: null };
}

/** In words for a person, without zeros. */
export function describeContents({ counts }: DemoContents): string {
  const { cards, printings, prices, collections, wants, wantLists, sales, saleLists, offers } =
    counts;
  return [
    `${count(cards, 'card')} with ${count(printings, 'printing')} and ${count(prices, 'price')}`,
    counts.counts > 0
      ? `${count(counts.counts, 'count')} in ${count(collections, 'collection')}`
      : '',
    wants > 0 ? `${count(wants, 'wish', 'wishes')} on ${count(wantLists, 'want list')}` : '',
    sales > 0 ? `${count(sales, 'printing')} on ${count(saleLists, 'sale list')}` : '',
    offers > 0 ? `printings in ${count(offers, 'offer')}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
