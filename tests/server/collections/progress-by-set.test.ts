import { collectionPreferences } from '@server/modules/people/tables';
import { DEFAULT_PREFERENCES } from '@domain/preferences';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { ask } from '../support/ask';
import { withCounting } from './counting';

const counting = withCounting();

it('counts the cards that a player has of each set, and those with a playset of all printings', async () => {
  const { database, app } = counting.server;
  const shd = await insertCardSet(database, { id: 'shd', code: 'SHD', position: 2 });
  const printings: string[] = [];
  for (const [id, cardType] of [
    ['shd-001', 'LEADER'],
    ['shd-002', 'UNIT'],
    ['shd-003', 'UNIT'],
    ['shd-004', 'UNIT'],
  ] as const) {
    const cardId = await insertCard(database, { id, cardSetId: shd, cardType });
    for (const variantType of ['STANDARD', 'FOIL'] as const) {
      printings.push(await insertPrinting(database, { cardId, variantType }));
    }
  }
  const [leader = '', , three = '', foil = '', two = '', , none = ''] = printings;
  for (const [variantId, inventory] of [
    [leader, 1],
    [three, 2],
    [foil, 1],
    [two, 2],
    [none, 0],
  ] as const) {
    await counting.update({ variantId, inventory });
  }
  const query = '{ progressBySet { cardSetCode cards owned playsets countedAt } }';
  const { data } = await ask(app, query, {}, counting.person.headers);
  expect(data.progressBySet).toEqual([
    expect.objectContaining({ cardSetCode: 'SOR', owned: 0, playsets: 0, countedAt: null }),
    { cardSetCode: 'SHD', cards: 4, owned: 3, playsets: 2, countedAt: expect.stringMatching(/Z$/) },
  ]);

  // A playset is never less than a printing's target.
  await database.insert(collectionPreferences).values({
    userId: counting.person.id,
    ...DEFAULT_PREFERENCES,
    foilVariantCount: 4,
  });
  const wanting = await ask(app, query, {}, counting.person.headers);
  expect(wanting.data.progressBySet).toContainEqual(
    expect.objectContaining({ cardSetCode: 'SHD', owned: 3, playsets: 1 }),
  );
});
