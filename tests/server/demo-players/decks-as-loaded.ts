import type { TestDatabase } from '@tests/support/postgres/database';
import { findDeckLacks, findDeckNeeds } from '@server/modules/decks/queries/deck-needs';
import { linesOf, ownDecks } from '@server/modules/decks/queries/decks';
import { foundDecks } from '@server/modules/decks/queries/found-decks';

/** Tests the demo's decks. */
export function testDecksAsLoaded(db: () => TestDatabase): void {
  const decksOf = async (handle: string) => {
    const { rows } = await db().pool.query<{ id: string }>(
      'select id from user_account where handle = $1',
      [handle],
    );
    const { id } = rows[0]!;
    const lacks = await findDeckLacks(db().database, id);
    const decks = await ownDecks(db().database, id);
    return { id, decks: decks.map((deck) => ({ deck, lack: lacks.get(deck.id)!.copies })) };
  };

  test('the collector has four decks: two built, one nearly complete, one of Twin Suns', async () => {
    const { id: viewerId, decks } = await decksOf('collector');
    const named = new Map(decks.map(({ deck, lack }) => [deck.name, { ...deck, lack }]));
    expect(named.size).toBe(4);
    const faces = { LEADER: 1, BASE: 1, DECK: 50 };
    expect(named.get('League night')).toMatchObject({ isBuilt: true, lack: 0 });
    expect(named.get('The slow one')).toMatchObject({ isBuilt: true, lack: 0 });
    const nearly = named.get('Next league')!;
    expect(nearly.isBuilt).toBe(false);
    expect(nearly.lack).toBeGreaterThan(2);
    expect(nearly.lack).toBeLessThan(15);
    const counts = async (deckId: string) => {
      const lines = await linesOf(db().database, deckId);
      const sum: Record<string, number> = {};
      for (const { part, copies } of lines) sum[part] = (sum[part] ?? 0) + copies;
      return sum;
    };
    expect(await counts(nearly.id)).toEqual(faces);
    const suns = named.get('Two suns at the kitchen table')!;
    expect(suns).toMatchObject({ format: 'twin-suns' });
    expect(await counts(suns.id)).toEqual({ LEADER: 2, BASE: 1, DECK: 80 });

    // What the third lacks is for sale by at least three others.
    const needs = await findDeckNeeds(db().database, { deckId: nearly.id, viewerId });
    const lacking = needs.filter(({ missing }) => missing > 0).map(({ cardId }) => cardId);
    const { rows } = await db().pool.query<{ sellers: number; cards: number }>(
      `select count(distinct l.user_id)::int as sellers, count(distinct v.card_id)::int as cards
         from sale_list l join sale_list_item i on i.sale_list_id = l.id
         join card_variant v on v.id = i.card_variant_id
         join sharing s on s.user_id = l.user_id and s.subject = 'SALE_LIST' and s.shared_with_all
         where v.card_id = any($1) and l.user_id <> $2`,
      [lacking, viewerId],
    );
    expect(rows[0]!.cards).toBe(lacking.length);
    expect(rows[0]!.sellers).toBeGreaterThanOrEqual(3);
  });

  test('everyone finds a deck of the collector’s and one of the trader’s', async () => {
    const { nodes: found } = await foundDecks(db().database, {
      viewerId: null,
      words: [],
      format: null,
      first: 10,
      after: null,
    });
    expect(found.map(({ ownerHandle }) => ownerHandle).sort()).toEqual(['collector', 'trader']);
  });
}
