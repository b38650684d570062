import { deckWords } from '@server/modules/decks/tables';
import { insertCard, insertCardSet } from '@tests/factories/catalogue-rows';
import { sql } from 'drizzle-orm';
import { type Person, signUp } from '../users/support/sign-up';
import { aLine, startDecks } from './support';

describe('decks that players show to everyone', () => {
  let decks: Awaited<ReturnType<typeof startDecks>>;
  let moss: Person;
  let fern: Person;

  beforeAll(async () => {
    decks = await startDecks();
    const { database } = decks.server;
    await insertCardSet(database, { code: 'SOR' });
    const leader = { id: 'sor-001', cardType: 'LEADER', name: 'Ember Warden' } as const;
    await insertCard(database, { ...leader, subtitle: 'Ash’s Keeper', cardSetId: 'sor' });
    const base = { id: 'sor-020', cardType: 'BASE', name: 'TIE/ln Yard' } as const;
    await insertCard(database, { ...base, cardSetId: 'sor' });
    await insertCard(database, { id: 'sor-100', cardSetId: 'sor', name: 'Hidden Unit' });
    moss = await signUp(database, { handle: 'moss-of-rim' });
    fern = await signUp(database, { handle: 'fern' });
    const shown = async (person: Person, given: Record<string, unknown>) => {
      const { deck } = await decks.create(person, given);
      await decks.update(person, { id: deck.id, visibility: 'PUBLIC' });
    };
    await shown(moss, { name: 'Night league', lines: [aLine('sor-001', 1, 'LEADER')] });
    await shown(moss, { name: 'Ember twins', format: 'twin-suns', lines: [aLine('sor-100')] });
    await shown(fern, { name: 'R2-D2’s day', lines: [aLine('sor-020', 1, 'BASE')] });
    await decks.create(moss, { name: 'Ember secret' });
  });
  afterAll(() => decks.server.close());

  const names = async (given: Record<string, unknown> = {}, person: Person | null = null) =>
    (await decks.found(person, given)).nodes.map(({ name }: { name: string }) => name);

  it('are found by the beginnings of words of the name, leader, base and player', async () => {
    expect(await names()).toEqual(['R2-D2’s day', 'Ember twins', 'Night league']);
    expect(await names({ text: 'EMB' })).toEqual(['Ember twins', 'Night league']);
    expect(await names({ text: 'keeper ember' })).toEqual(['Night league']);
    expect(await names({ text: 'ash’s' })).toEqual(['Night league']);
    expect(await names({ text: 'ln' })).toEqual(['R2-D2’s day']);
    expect(await names({ text: 'r2-d2 day' })).toEqual(['R2-D2’s day']);
    expect(await names({ text: 'moss-of league' })).toEqual(['Night league']);
    for (const text of ['mber', 'hidden', 'fern night', 'secret']) {
      expect(await names({ text })).toEqual([]);
    }
    for (const text of ['', ' -- & | ! ( ):* ']) expect(await names({ text })).toHaveLength(3);
  });

  it('are those of a format, and of others', async () => {
    expect(await names({ format: 'twin-suns' })).toEqual(['Ember twins']);
    expect(await names({ format: 'premier', text: 'ember' })).toEqual(['Night league']);
    expect(await names({ format: 'no such' })).toEqual([]);
    expect(await names({}, fern)).toEqual(['Ember twins', 'Night league']);
  });

  it('come page by page', async () => {
    const first = await decks.found(null, { first: 2 });
    expect(first).toMatchObject({ nodes: [{}, {}], pageInfo: { hasNextPage: true } });
    const after = first.pageInfo.endCursor as string;
    expect(await decks.found(null, { first: 2, after })).toMatchObject({
      nodes: [{ name: 'Night league' }],
      pageInfo: { hasNextPage: false },
    });
    expect(await decks.found(null, { after: 'nowhere' })).toEqual({ refused: 'VALIDATION' });
    expect(await decks.found(null, { text: 'x'.repeat(101) })).toEqual({
      refused: 'VALIDATION',
    });
  });

  it('are found by their index among many', async () => {
    const { pool, database } = decks.server;
    await pool.query(`insert into deck (user_id, name, format, visibility)
      select id, 'Deck ' || n || ' of zeal' || n % 1000, 'premier', 'PUBLIC'
        from user_account, generate_series(1, 5000) n where handle = 'moss-of-rim'`);
    await pool.query('vacuum analyze deck');
    const plan = await database.execute(
      sql`explain select id from deck where visibility = 'PUBLIC'
        and ${deckWords(sql`name`)} @@ to_tsquery('simple', ${'zeal77:*'})`,
    );
    expect(JSON.stringify(plan.rows)).toContain('deck_public_words');
    expect(await names({ text: 'zeal77', first: 100 })).toHaveLength(55);
  });
});
