import { VARIANT_TYPES } from '@domain/card';
import { MAX_ITEMS_AT_ONCE } from '@domain/trade-list';
import { saleListItem } from '@server/modules/lists/tables';
import { ask } from '../support/ask';
import { statementsOf } from '../support/statements-of';
import { withSelling } from './selling';

const MANY = 5_000;
/** The longest time for this many, on a busy machine. */
const PATIENCE = 60_000;
const selling = withSelling();

/** Ids of so many printings that exist. */
let many: string[];
beforeAll(async () => {
  const { pool } = selling.server;
  await pool.query(
    `insert into card select (jsonb_populate_record(card, jsonb_build_object('id', 'sor-m' || n, 'name', n))).*
      from card, generate_series(1, $1::int) n where id = 'sor-001'`,
    [MANY / VARIANT_TYPES.length],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into card_variant (id, card_id, variant_type, number)
      select card.id || '-' || type, card.id, type, '1'
        from card cross join unnest(enum_range(null::variant_type)) type
        where card.id like 'sor-m%' returning id`,
  );
  many = rows.map(({ id }) => id);
}, PATIENCE);

/** Puts some of them on the list, directly in the database. */
const fill = (length: number) =>
  selling.server.pool.query(
    `insert into sale_list_item (sale_list_id, card_variant_id, quantity, price_type, version)
      select $1, id, 1, 'MARKET', 1 from unnest($2::text[]) id`,
    [selling.saleListId, many.slice(0, length)],
  );

it.each([
  ['its items', 'items { variantId quantity marketAdjustedPriceInCents version }'],
  ['its items with their cards', 'items { variantId cardVariant { id variantType } }'],
])(
  'a list of 5,000 with %s needs no more statements than one of ten',
  async (_what, asked) => {
    const read = () =>
      ask(
        selling.server.app,
        `{ userSaleLists { id name settings { banner } shareSettings { sharedWithAll } ${asked} } }`,
        {},
        selling.seller.headers,
      );
    await fill(10);
    const few = await statementsOf(read);
    await selling.server.database.delete(saleListItem);
    await fill(MANY);
    expect(await statementsOf(read)).toBe(few);
    const { data, errors } = await read();
    expect(errors).toBeUndefined();
    expect(data.userSaleLists[0].items).toHaveLength(MANY);
    expect(few).toBeLessThanOrEqual(8);
  },
  PATIENCE,
);

it(
  'the most items of a request need no more statements than one, and fit into its size',
  async () => {
    const asked = (quantity: number, length: number) =>
      many.slice(0, length).map((cardVariantId) => ({
        ...selling.asked({ cardVariantId, quantity }),
        fixedPriceInCents: null,
        expectedVersion: null,
      }));
    const one = await statementsOf(() => selling.upsert(...asked(3, 1)));
    const most = await statementsOf(async () => {
      const { userErrors, saleListItems } = await selling.upsert(...asked(4, MAX_ITEMS_AT_ONCE));
      expect(userErrors).toEqual([]);
      expect(saleListItems).toHaveLength(MAX_ITEMS_AT_ONCE);
    });
    expect(most).toBe(one);
    expect(await selling.items()).toHaveLength(MAX_ITEMS_AT_ONCE);
  },
  PATIENCE,
);

it(
  'a single one of 5,000 can be changed',
  async () => {
    await fill(MANY);
    const [cardVariantId] = many;
    expect(await selling.upsert({ cardVariantId, quantity: 9, expectedVersion: 1 })).toEqual({
      saleListItems: [
        expect.objectContaining({ variantId: cardVariantId, quantity: 9, version: 2 }),
      ],
      userErrors: [],
    });
    const changed = (await selling.items()).filter(({ version }) => version !== 1);
    expect(changed).toHaveLength(1);
  },
  PATIENCE,
);
