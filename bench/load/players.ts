import { createDatabase, createPool } from '@server/platform/db/database';
import { signInAtHome } from '@tests/processes/people';

/** How many of the players are there at once. */
const PRESENT = 2_000;
/** Pictures that are shown again and again: each is made once, at its first request. */
const PICTURES = 60;

interface ForSale {
  variantId: string;
  cents: number;
}

export interface PresentPlayer {
  handle: string;
  /** The headers of their browser. */
  headers: Record<string, string>;
  forSale: ForSale[];
  /** Offers that they have made in this run. */
  offerIds: string[];
}

/** What requests are chosen from. */
export interface LoadWorld {
  players: PresentPlayer[];
  cardSetCodes: string[];
  cardIds: string[];
  variantIds: string[];
  pictureIds: string[];
}

/** Signs players in, and reads what they have for sale. */
export async function openWorld(connectionString: string): Promise<LoadWorld> {
  const pool = createPool(connectionString, { statementTimeout: 0 });
  try {
    const texts = async (query: string): Promise<string[]> =>
      (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
    const { rows } = await pool.query<{ id: string; handle: string; forSale: ForSale[] }>(
      `select account.id, handle, json_agg(json_build_object('variantId', printing.id, 'cents', current_price_cents)) as "forSale"
         from (select id, handle from user_account where handle like 'player-%' order by md5(handle) limit ${PRESENT}) account
         join sale_list list on list.user_id = account.id join sale_list_item item on item.sale_list_id = list.id
         join card_variant printing on printing.id = item.card_variant_id
         group by account.id, handle`,
    );
    const database = createDatabase(pool);
    const players: PresentPlayer[] = [];
    for (const [nth, { id, handle, forSale }] of rows.entries()) {
      const headers = await signInAtHome(database, id, nth);
      players.push({ handle, headers, forSale, offerIds: [] });
    }
    return {
      players,
      cardSetCodes: await texts('select code as text from card_set'),
      cardIds: await texts('select id as text from card'),
      variantIds: await texts('select id as text from card_variant'),
      pictureIds: await texts(
        `select id as text from card_image order by md5(id) limit ${PICTURES}`,
      ),
    };
  } finally {
    await pool.end();
  }
}
