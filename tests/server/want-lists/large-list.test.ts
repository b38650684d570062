import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { statementsOf } from '../support/statements-of';
import { withWanting } from './support/wanting';

const wanting = withWanting();
const idOf = (at: number) => `shd-${at}-hyperspace-foil`;
const ITEMS = 5_000;

beforeAll(async () => {
  const { database, pool } = wanting.server;
  const cardSetId = await insertCardSet(database, { code: 'SHD' });
  await pool.query(
    `with cards as (
      insert into card (id, card_set_id, name, card_type, rarity, aspects, traits, keywords, is_unique)
        select 'shd-' || at, $1, 'Card ' || at, 'UNIT', 'COMMON', '{}', '{}', '{}', false
          from generate_series(0, $2::integer - 1) as at
        returning id
    )
    insert into card_variant (id, card_id, variant_type, number)
      select id || '-hyperspace-foil', id, 'HYPERSPACE_FOIL', '001' from cards`,
    [cardSetId, ITEMS],
  );
});

it('takes as many printings at once as a set has', async () => {
  const wanted = Object.fromEntries(
    Array.from({ length: MAX_ITEMS_AT_ONCE }, (_, at) => [idOf(at), (at % 5) + 1]),
  );
  expect((await wanting.set(wanted)).errors).toEqual([]);
  expect(await wanting.quantities()).toEqual(wanted);
  const none = Object.fromEntries(Object.keys(wanted).map((id) => [id, 0]));
  expect((await wanting.set(none)).errors).toEqual([]);
  expect(await wanting.quantities()).toEqual({});
});

it('of five thousand is read whole, in as many statements as a small one', async () => {
  const { app, pool } = wanting.server;
  const query = '{ userWantLists { id isOwner handle items { variantId cardId quantity } } }';
  const readItems = async (): Promise<unknown[]> => {
    const { data } = await ask(app, query, {}, wanting.owner.headers);
    return data.userWantLists[0].items;
  };
  const ofNone = await statementsOf(async () => expect(await readItems()).toEqual([]));
  await pool.query(
    `insert into want_list_item (want_list_id, card_variant_id, quantity)
      select $1, id, 2 from card_variant where card_id like 'shd-%'`,
    [wanting.wantListId],
  );
  const ofMany = await statementsOf(async () => expect(await readItems()).toHaveLength(ITEMS));
  expect(ofMany).toBe(ofNone);
});
