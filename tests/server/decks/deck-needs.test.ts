import { collectionItem } from '@server/modules/collection/tables';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertDeck } from '@tests/factories/deck-rows';
import { insertOffer } from '@tests/factories/offer-rows';
import { type Person, signUp } from '../users/support/sign-up';
import { startDecks } from './support';

describe('what a deck needs', () => {
  let decks: Awaited<ReturnType<typeof startDecks>>;
  let player: Person;
  let other: Person;
  beforeAll(async () => {
    decks = await startDecks();
    const { database } = decks.server;
    await insertCardSet(database, { code: 'SOR' });
    await insertCardSet(database, { code: 'SEC', position: 2 });
    // The same card in two sets, and one of its name that isn't the same.
    const trooper = { name: 'Death Trooper', subtitle: null };
    await insertCard(database, { id: 'sor-033', cardSetId: 'sor', ...trooper });
    await insertCard(database, { id: 'sec-040', cardSetId: 'sec', ...trooper });
    await insertCard(database, {
      id: 'sec-041',
      cardSetId: 'sec',
      ...trooper,
      subtitle: 'Another',
    });
    await insertPrinting(database, { cardId: 'sor-033', priceCents: 500 });
    await insertPrinting(database, { cardId: 'sor-033', variantType: 'FOIL', priceCents: 900 });
    await insertPrinting(database, { cardId: 'sec-040', priceCents: 120 });
    await insertPrinting(database, { cardId: 'sec-041', priceCents: 10 });
    await insertCard(database, { id: 'sor-050', cardSetId: 'sor' });
    await insertPrinting(database, { cardId: 'sor-050' });
    player = await signUp(database, { handle: 'player' });
    other = await signUp(database, { handle: 'other' });
    const counts = { 'sor-033-foil': 2, 'sec-040-standard': 2, 'sec-041-standard': 9 };
    await database.insert(collectionItem).values(
      Object.entries(counts).map(([cardVariantId, inventory]) => ({
        userId: player.id,
        cardVariantId,
        inventory,
      })),
    );
  });
  afterAll(() => decks.server.close());

  it('counts every printing and reprint, and what offers and other built decks hold', async () => {
    const { database } = decks.server;
    const id = await insertDeck(database, player.id, { 'sor-033': 3, 'sor-050': 2 });
    const trooper = {
      cardId: 'sor-033',
      needed: 3,
      owned: 4,
      committed: 0,
      inBuilt: 0,
      missing: 0,
      cheapest: { variantId: 'sec-040-standard', priceCents: 120 },
    };
    const unpriced = {
      ...trooper,
      cardId: 'sor-050',
      needed: 2,
      owned: 0,
      missing: 2,
      cheapest: null,
    };
    expect((await decks.see(player, id)).needs).toEqual([trooper, unpriced]);

    const built = await insertDeck(
      database,
      player.id,
      { 'sec-040': 1 },
      { name: 'Built', isBuilt: true },
    );
    await insertOffer(
      database,
      { initiatorId: other.id, recipientId: player.id },
      { 'sor-033-foil': { quantity: 2 } },
      { status: 'ACCEPTED' },
    );
    expect((await decks.see(player, id)).needs[0]).toEqual({
      ...trooper,
      committed: 2,
      inBuilt: 1,
      missing: 2,
    });
    // A built deck's own copies are free for it.
    expect((await decks.see(player, built)).needs).toMatchObject([
      { cardId: 'sec-040', inBuilt: 0, missing: 0 },
    ]);
    expect(await decks.list(player)).toMatchObject([
      { deck: { id: built }, missing: 0, missingCents: 0, unpriced: 0 },
      { deck: { id }, missing: 4, missingCents: 240, unpriced: 2 },
    ]);
    // Of four owned copies, the built deck leaves three, whichever set they are of.
    expect(await decks.reserves(player)).toEqual([
      { cardId: 'sec-040', name: 'Death Trooper', inBuilt: 1, free: 3 },
      { cardId: 'sor-033', name: 'Death Trooper', inBuilt: 1, free: 3 },
    ]);
    expect(await decks.reserves(other)).toEqual([]);
    await decks.update(player, { id, visibility: 'PUBLIC' });
    expect((await decks.see(other, id)).needs[0]).toEqual({ ...trooper, owned: 0, missing: 3 });
    expect(await decks.using(player, 'sor-033')).toEqual([
      { name: 'A deck', copies: 3 },
      { name: 'Built', copies: 1 },
    ]);
    expect(await decks.using(player, 'sec-041')).toEqual([]);
    expect(await decks.using(other, 'sor-033')).toEqual([]);
  });
});
