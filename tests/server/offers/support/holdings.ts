import type { Person } from '../../users/support/sign-up';
import type { Trading } from './trading';

/** What a player has, sells and wants, each by printing, and the ledger of it. */
export interface Holdings {
  counts: Record<string, number>;
  forSale: Record<string, number>;
  wanted: Record<string, number>;
  /** Oldest first: `EXCHANGE buyer sor-001-standard 3>1`. */
  steps: string[];
}

const QUERY = `select
  (select coalesce(jsonb_object_agg(card_variant_id, inventory), '{}') from collection_item
    where user_id = $1) as counts,
  (select coalesce(jsonb_object_agg(card_variant_id, quantity), '{}') from sale_list_item
    join sale_list on id = sale_list_id where user_id = $1) as "forSale",
  (select coalesce(jsonb_object_agg(card_variant_id, quantity), '{}') from want_list_item
    join want_list on id = want_list_id where user_id = $1) as wanted,
  (select coalesce(jsonb_agg(concat_ws(' ', reason, note, card_variant_id,
      inventory_from || '>' || inventory_to) order by step.id, card_variant_id), '[]')
    from collection_step step join collection_event event on event.step_id = step.id
    where step.user_id = $1) as steps`;

/** Everything that an exchange changes, of one player. */
export async function holdingsOf({ server }: Trading, { id }: Person): Promise<Holdings> {
  const { rows } = await server.pool.query<Holdings>(QUERY, [id]);
  return rows[0]!;
}

/** The kinds of a player's inbox events, oldest first. */
export async function eventsOf({ server }: Trading, { id }: Person): Promise<string[]> {
  const { rows } = await server.pool.query<{ kind: string }>(
    'select kind from inbox_event where user_id = $1 order by number',
    [id],
  );
  return rows.map(({ kind }) => kind);
}

/** An accepted offer, by default one to buy. @returns its id */
export async function accepted(
  trading: Trading,
  input: Record<string, unknown> = {},
): Promise<string> {
  const { offer } = await trading.create(trading.buyer, input);
  await trading.act(trading.seller, 'acceptOffer', offer.id);
  return offer.id;
}

/** Marks an offer as exchanged, or takes the mark back. */
export const mark = (trading: Trading, who: Person, offerId: string, exchanged = true) =>
  trading.act(who, 'markOfferExchanged', offerId, `exchanged: ${exchanged}`);
