import { MAX_DECK_VERSIONS, MAX_DECKS, MAX_LINES_OF_DECK } from '@domain/deck';
import { insertCard, insertCardSet } from '@tests/factories/catalogue-rows';
import { type Person, signUp } from '../users/support/sign-up';
import { aLine, startDecks } from './support';

describe('decks', () => {
  let decks: Awaited<ReturnType<typeof startDecks>>;
  let player: Person;
  let other: Person;
  let people = 0;
  beforeAll(async () => {
    decks = await startDecks();
    const { database } = decks.server;
    await insertCardSet(database, { code: 'SOR' });
    await insertCard(database, { id: 'sor-001', cardSetId: 'sor', cardType: 'LEADER' });
    await insertCard(database, { id: 'sor-020', cardSetId: 'sor', cardType: 'BASE' });
    for (const id of ['sor-100', 'sor-101']) await insertCard(database, { id, cardSetId: 'sor' });
  });
  beforeEach(async () => {
    people += 1;
    player = await signUp(decks.server.database, { handle: `player-${people}` });
    other = await signUp(decks.server.database, { handle: `other-${people}` });
  });
  afterAll(() => decks.server.close());

  const made = async (given: Record<string, unknown> = {}) =>
    (await decks.create(player, given)).deck;

  it('are made private, with their cards, for their player alone', async () => {
    const deck = await made({
      name: '  Ash   first ',
      lines: [aLine('sor-100', 3), aLine('sor-020', 1, 'BASE'), aLine('sor-001', 1, 'LEADER')],
    });
    expect(deck).toMatchObject({
      name: 'Ash first',
      format: 'premier',
      visibility: 'PRIVATE',
      isBuilt: false,
      isOwner: true,
      version: 1,
      cards: 3,
      faces: ['sor-001', 'sor-020'],
      lines: [aLine('sor-001', 1, 'LEADER'), aLine('sor-020', 1, 'BASE'), aLine('sor-100', 3)],
    });
    expect(await decks.list(player)).toMatchObject([{ deck: { id: deck.id } }]);
    expect(await decks.list(other)).toEqual([]);
    expect(await decks.see(other, deck.id)).toEqual({ refused: 'NOT_FOUND' });
    expect(await decks.see(null, deck.id)).toEqual({ refused: 'NOT_FOUND' });
    expect(await decks.see(player, 'no such deck')).toEqual({ refused: 'NOT_FOUND' });
  });

  it.each([
    [{ name: ' ' }, { field: 'name', code: 'NAME_BLANK' }],
    [{ name: 'x'.repeat(101) }, { field: 'name', code: 'NAME_TOO_LONG' }],
    [{ format: 'Not a format!' }, { field: 'format', code: 'INVALID' }],
    [{ idempotencyKey: 'short' }, { field: 'idempotencyKey', code: 'INVALID' }],
    [{ lines: [aLine('sor-999')] }, { field: 'lines.0.cardId', code: 'INVALID' }],
    [{ lines: [aLine('sor-100', 100)] }, { field: 'lines.0.copies', code: 'INVALID' }],
    [{ lines: [aLine('sor-100', 0)] }, { field: 'lines.0.copies', code: 'INVALID' }],
    [
      { lines: [aLine('sor-100'), aLine('sor-100', 2)] },
      { field: 'lines.1.cardId', code: 'INVALID' },
    ],
    [
      { lines: Array.from({ length: MAX_LINES_OF_DECK + 1 }, () => aLine('sor-100')) },
      { field: 'lines', code: 'INVALID' },
    ],
  ])('aren’t made with a mistake: %#', async (given, error) => {
    expect(await decks.create(player, given)).toEqual({ deck: null, errors: [error] });
    expect(await decks.list(player)).toEqual([]);
  });

  it('are made once when the first answer was lost, and by two windows at once', async () => {
    const idempotencyKey = crypto.randomUUID();
    const answers = await Promise.all([made({ idempotencyKey }), made({ idempotencyKey })]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await decks.list(player)).toHaveLength(1);
    // Another player's key is another one.
    expect(await decks.create(other, { idempotencyKey })).toMatchObject({ errors: [] });
  });

  it('have a limit', async () => {
    await decks.server.pool.query(
      `insert into deck (user_id, name, format)
         select $1, 'n' || n, 'open' from generate_series(1, $2) n`,
      [player.id, MAX_DECKS - 1],
    );
    const answers = await Promise.all([decks.create(player), decks.create(player)]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ field: 'name', code: 'TOO_MANY' }]);
  });

  it('are changed with the version that was seen, and keep what was in them', async () => {
    const { id } = await made({ lines: [aLine('sor-100', 3)] });
    const lines = [aLine('sor-100', 2), aLine('sor-101', 1)];
    const saved = await decks.update(player, { id, lines });
    expect(saved).toMatchObject({ deck: { version: 2, cards: 3, lines }, errors: [] });
    // The answer was lost, so the same is sent again.
    expect(await decks.update(player, { id, lines })).toMatchObject({
      deck: { version: 2 },
      errors: [],
    });
    expect(await decks.update(player, { id, name: 'Late' })).toMatchObject({
      deck: { name: 'A deck', version: 2 },
      errors: [{ code: 'CONFLICT' }],
    });
    const built = await decks.update(player, {
      id,
      name: 'Built',
      isBuilt: true,
      format: 'twin-suns',
      expectedVersion: 2,
    });
    expect(built).toMatchObject({
      deck: { name: 'Built', isBuilt: true, format: 'twin-suns', version: 3 },
      errors: [],
    });
    expect(built.deck.versions).toEqual([
      {
        version: 2,
        lines: [
          { cardId: 'sor-100', copies: 2 },
          { cardId: 'sor-101', copies: 1 },
        ],
      },
      { version: 1, lines: [{ cardId: 'sor-100', copies: 3 }] },
    ]);
    expect(await decks.update(other, { id, name: 'Mine', expectedVersion: 3 })).toEqual({
      refused: 'NOT_FOUND',
    });
  });

  it('keep their last versions', async () => {
    const { id } = await made();
    for (let version = 1; version <= MAX_DECK_VERSIONS + 1; version++) {
      const lines = [aLine('sor-100', (version % 50) + 1)];
      await decks.update(player, { id, lines, expectedVersion: version });
    }
    const { versions } = await decks.see(player, id);
    expect(versions).toHaveLength(MAX_DECK_VERSIONS);
    expect(versions[0].version).toBe(MAX_DECK_VERSIONS + 2);
  });

  it('are seen by everyone with the address, or listed for everyone, without what only their owner sees', async () => {
    const { id } = await made({ lines: [aLine('sor-100', 3)] });
    await decks.update(player, { id, visibility: 'LINK' });
    const seen = { isOwner: false, ownerHandle: `player-${people}`, versions: null };
    expect(await decks.see(null, id)).toMatchObject({ ...seen, needs: null });
    expect(await decks.see(other, id)).toMatchObject(seen);
    expect(await decks.publicOnes(null)).toEqual([]);
    await decks.update(player, { id, visibility: 'PUBLIC', expectedVersion: 2 });
    const listed = [{ id, ownerHandle: `player-${people}` }];
    expect(await decks.publicOnes(null)).toEqual(listed);
    expect(await decks.publicOnes(other)).toEqual(listed);
    // As if it were private, to somebody whose owner blocked them, and of a suspended owner.
    await decks.server.pool.query(
      'insert into player_block (blocker_id, blocked_id) values ($1, $2)',
      [player.id, other.id],
    );
    expect(await decks.see(other, id)).toEqual({ refused: 'NOT_FOUND' });
    expect(await decks.publicOnes(other)).toEqual([]);
    expect(await decks.publicOnes(null)).toEqual(listed);
    await decks.server.pool.query('update user_account set suspended_at = now() where id = $1', [
      player.id,
    ]);
    expect(await decks.see(null, id)).toEqual({ refused: 'NOT_FOUND' });
    expect(await decks.publicOnes(null)).toEqual([]);
  });

  it('name other decks of their player as played together, which nobody else sees', async () => {
    const [{ id }, one, two, three] = [await made(), await made(), await made(), await made()];
    const theirs = (await decks.create(other)).deck;
    const name = (companions: string[], expectedVersion = 1) =>
      decks.update(player, { id, companions, expectedVersion });
    const all = [one.id, two.id, three.id];
    for (const companions of [[theirs.id], [id], [one.id, one.id], ['x'], all]) {
      expect(await name(companions)).toMatchObject({ errors: [{ field: 'companions' }] });
    }
    const companions = [one.id, two.id];
    expect(await name(companions)).toMatchObject({ deck: { companions, version: 2 }, errors: [] });
    await decks.update(player, { id, visibility: 'LINK', expectedVersion: 2 });
    expect(await decks.see(other, id)).toMatchObject({ companions: [] });
    await decks.remove(player, two.id);
    expect(await name([one.id], 3)).toMatchObject({ deck: { companions: [one.id] } });
  });

  it('are shown by players with a handle only', async () => {
    const nobody = await signUp(decks.server.database, { handle: null });
    const { id } = (await decks.create(nobody)).deck;
    expect(await decks.update(nobody, { id, visibility: 'LINK' })).toEqual({
      refused: 'FORBIDDEN',
    });
    expect(await decks.update(nobody, { id, isBuilt: true })).toMatchObject({ errors: [] });
  });

  it('are deleted by their player alone', async () => {
    const { id } = await made({ lines: [aLine('sor-100')] });
    await decks.remove(other, id);
    expect(await decks.list(player)).toHaveLength(1);
    await decks.remove(player, id);
    await decks.remove(player, id);
    expect(await decks.list(player)).toEqual([]);
    expect(await decks.remove(player, 'no such deck')).toEqual({ id: 'no such deck' });
  });
});
