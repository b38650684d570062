import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { withCounting } from './counting';

const counting = withCounting();

const missing = async () => {
  const { app } = counting.server;
  const query = '{ missingBySet { cardSetCode copies cents unpriced } }';
  const { data } = await ask(app, query, {}, counting.person.headers);
  return data.missingBySet;
};

it('sums what is missing of each set, and what that costs, by the rules for one printing', async () => {
  const { database, pool } = counting.server;
  const [standard, foil] = counting.variantIds;
  await pool.query(
    `update card_variant set current_price_cents = 150, current_price_recorded_at = now() where id = $1`,
    [standard],
  );
  // Three standard copies are wanted by default, and none of the others.
  expect(await missing()).toEqual([{ cardSetCode: 'SOR', copies: 3, cents: 450, unpriced: 0 }]);

  await counting.update({ inventory: 1 });
  await counting.update({ variantId: foil, missingOverrideCount: 2 });
  const other = await insertCardSet(database, { id: 'shd', code: 'SHD', position: 2 });
  const cardId = await insertCard(database, {
    id: 'shd-001',
    cardSetId: other,
    cardType: 'LEADER',
  });
  await insertPrinting(database, { cardId, priceCents: 70 });
  expect(await missing()).toEqual([
    { cardSetCode: 'SOR', copies: 4, cents: 300, unpriced: 2 },
    { cardSetCode: 'SHD', copies: 1, cents: 70, unpriced: 0 },
  ]);
});
