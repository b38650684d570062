import type { OfferStatus, OfferType } from '@domain/offer';
import type { Database } from '@server/platform/db/database';
import { isoTime } from '@server/platform/time/iso-time';
import { type SQL, sql } from 'drizzle-orm';

interface Written {
  at: string;
  by: string;
  content: string;
}

interface FiledOffer extends Record<string, unknown> {
  offerType: OfferType;
  status: OfferStatus;
  from: string;
  to: string;
  declineReason: string | null;
  at: string;
  updatedAt: string;
  exchanged: boolean;
  calledOffBy: string | null;
  /** Whether nobody answered it in time. */
  lapsed: boolean;
  /** Of a swap, with what the person gave and got under each. */
  terms: (Record<string, unknown> & { at: string })[];
  items: object[];
  discussion: Written[];
}

/** A row with its id, after which the next batch starts. */
type Row = FiledOffer & { id: string };

/** Offers in one batch. */
const BATCH = 100;

/** A person's offers with their notes, oldest first, in batches, for their own file. It names others by handle. */
export async function* ownOffers(database: Database, userId: string): AsyncGenerator<FiledOffer[]> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await findOffers(database, userId, last);
    yield rows.map(({ id: _id, ...row }) => ({
      ...row,
      at: isoTime(row.at),
      updatedAt: isoTime(row.updatedAt),
      terms: row.terms.map((terms) => ({ ...terms, at: isoTime(terms.at) })),
      discussion: row.discussion.map((written) => ({ ...written, at: isoTime(written.at) })),
    }));
    last = rows[BATCH - 1];
  } while (last !== undefined);
}

async function findOffers(
  database: Database,
  userId: string,
  last: Row | undefined,
): Promise<Row[]> {
  const who = (id: SQL, handle: SQL): SQL =>
    sql`case when ${id} = ${userId}::uuid then 'you' else coalesce(${handle}, 'a deleted user') end`;
  const from = who(sql`initiator.id`, sql`initiator.handle`);
  const to = who(sql`recipient.id`, sql`recipient.handle`);
  const { rows } = await database.execute<Row>(sql`
    select offer.id, offer_type as "offerType", status, ${from} as "from", ${to} as "to",
        decline_reason as "declineReason", offer.created_at::text as at,
        offer.updated_at::text as "updatedAt",
        (initiator_exchanged_at is not null and recipient_exchanged_at is not null) as exchanged,
        case called_off_by when 'INITIATOR' then ${from} when 'RECIPIENT' then ${to} end as "calledOffBy",
        lapsed_at is not null as lapsed, coalesce(sent.terms, '[]') as terms,
        coalesce(item.items, '[]') as items, coalesce(note.discussion, '[]') as discussion
      from offer
      join user_account initiator on initiator.id = initiator_id
      join user_account recipient on recipient.id = recipient_id
      left join lateral (
        select json_agg(json_build_object('variantId', card_variant_id, 'inReturn', in_return, 'quantity', quantity,
            'priceType', price_type, 'fixedPriceInCents', price_cents,
            'proposedPriceInCents', proposed_price_cents, 'isPriceTaken', is_price_taken) order by card_variant_id) as items
          from offer_item where offer_id = offer.id
      ) item on true
      left join lateral (
        select json_agg(json_build_object('at', offer_terms.created_at::text, 'number', number,
            'by', case sent_by when 'INITIATOR' then ${from} else ${to} end,
            'gives', case when initiator_id = ${userId}::uuid then gives else gets end,
            'gets', case when initiator_id = ${userId}::uuid then gets else gives end,
            'balanceInCents', offer_terms.balance_cents,
            'balancePaidBy', case offer_terms.balance_paid_by when 'INITIATOR' then ${from} when 'RECIPIENT' then ${to} end)
            order by number) as terms
          from offer_terms where offer_id = offer.id
      ) sent on true
      left join lateral (
        select json_agg(json_build_object('at', written.created_at::text,
            'by', ${who(sql`author.id`, sql`author.handle`)}, 'content', content)
            order by written.id) as discussion
          from offer_note written join user_account author on author.id = written.user_id
          where written.offer_id = offer.id
      ) note on true
      where (initiator_id = ${userId}::uuid or recipient_id = ${userId}::uuid)
        ${last && sql`and (offer.created_at, offer.id) > (${last.at}::timestamptz, ${last.id}::uuid)`}
      order by offer.created_at, offer.id
      limit ${BATCH}`);
  return rows;
}
