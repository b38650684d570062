import { insertUser } from '@tests/factories/user-rows';
import { type Answer, ask } from '../support/ask';
import { withCounting } from './counting';

describe('history', () => {
  const counting = withCounting();

  const CHANGE =
    'variantId cardId cardName cardSetCode number variantType inventoryFrom inventoryTo';
  const STEP = `id at reason note actor { kind handle } undoes { id reason note } undoneBy { id }
  printingCount copiesAdded copiesRemoved firstChanges { ${CHANGE} }`;
  const HISTORY = `query ($first: Int, $after: String, $variantId: ID, $query: String) {
  collectionHistory(first: $first, after: $after, variantId: $variantId, query: $query) {
    nodes { ${STEP} } pageInfo { endCursor hasNextPage } } }`;
  const CHANGES = `query ($id: ID!, $first: Int, $after: String) {
  collectionStep(id: $id) { printingCount changes(first: $first, after: $after) {
    nodes { variantId } pageInfo { endCursor hasNextPage } } } }`;

  interface StepPage {
    nodes: { firstChanges: { inventoryTo: number }[] }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  }

  const history = async (asked: object = {}) =>
    ask(counting.server.app, HISTORY, { first: 20, ...asked }, counting.person.headers);
  const steps = async (asked: object = {}) => (await history(asked)).data.collectionHistory.nodes;

  it('is empty at first', async () => {
    expect((await history()).data.collectionHistory).toEqual({
      nodes: [],
      pageInfo: { endCursor: null, hasNextPage: false },
    });
  });

  it('lists only the steps with a printing that a search line finds, with these changes first', async () => {
    const [standard, foil] = counting.variantIds;
    await counting.record([
      [standard, 0, 3],
      [foil, 0, 9],
    ]);
    await counting.update({ inventory: 2 });
    expect(await steps({ query: 'printing:foil' })).toEqual([
      expect.objectContaining({
        printingCount: 2,
        firstChanges: [expect.objectContaining({ variantId: foil })],
      }),
    ]);
    expect(await steps({ query: 'ember own>=10' })).toHaveLength(2);
    expect(await steps({ query: 'printing:showcase' })).toEqual([]);
    const { pageInfo } = (await history({ query: 'ember', first: 1 })).data.collectionHistory;
    expect(await steps({ query: 'ember', first: 1, after: pageInfo.endCursor })).toHaveLength(1);
    const { errors } = await history({ query: 'printing:nonsense' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'query' });
  });

  it('lists who did what, when and why, latest first', async () => {
    const [standard, foil] = counting.variantIds;
    const imported = await counting.record(
      [
        [standard, 0, 3],
        [foil, 0, 9],
      ],
      { note: 'box.csv' },
    );
    await counting.undo(imported);
    await counting.update({ inventory: 2 });
    const [edit, undo, first] = await steps();
    expect(edit).toMatchObject({ reason: 'EDIT', copiesAdded: 2, undoes: null, undoneBy: null });
    expect(undo).toMatchObject({
      reason: 'UNDO',
      copiesAdded: 0,
      copiesRemoved: 12,
      undoes: { id: String(imported), reason: 'IMPORT', note: 'box.csv' },
    });
    const printing = { cardId: 'sor-001', cardName: 'Ember Warden', cardSetCode: 'SOR' };
    expect(first).toEqual({
      id: String(imported),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      reason: 'IMPORT',
      note: 'box.csv',
      actor: { kind: 'YOU', handle: null },
      undoes: null,
      undoneBy: { id: undo.id },
      printingCount: 2,
      copiesAdded: 12,
      copiesRemoved: 0,
      firstChanges: [
        {
          ...printing,
          variantId: foil,
          number: '001F',
          variantType: 'FOIL',
          inventoryFrom: 0,
          inventoryTo: 9,
        },
        {
          ...printing,
          variantId: standard,
          number: '001',
          variantType: 'STANDARD',
          inventoryFrom: 0,
          inventoryTo: 3,
        },
      ],
    });
  });

  it('names a player by handle, a deleted user, and the program', async () => {
    const { database, pool } = counting.server;
    const [standard] = counting.variantIds;
    const other = await insertUser(database, { handle: `other-${Date.now()}` });
    const gone = await insertUser(database, { handle: null });
    await pool.query('update user_account set deleted_at = now() where id = $1', [gone]);
    await counting.record([[standard, 0, 1]], { actorId: null, reason: 'DEMO' });
    await counting.record([[standard, 1, 2, 1]], { actorId: other, reason: 'EXCHANGE' });
    await counting.record([[standard, 2, 3, 2]], { actorId: gone, reason: 'EXCHANGE' });
    const actors = (await steps()).map(({ actor }: { actor: object }) => actor);
    expect(actors).toEqual([
      { kind: 'DELETED_USER', handle: null },
      { kind: 'PLAYER', handle: expect.stringMatching(/^other-/) },
      { kind: 'PROGRAM', handle: null },
    ]);
  });

  it('continues page by page, and a new step in between moves nothing', async () => {
    for (let copies = 1; copies <= 5; copies += 1) await counting.update({ inventory: copies });
    const received: number[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const answer: Answer<{ collectionHistory: StepPage }> = await history({ first: 2, after });
      const { nodes, pageInfo } = answer.data.collectionHistory;
      for (const { firstChanges } of nodes) received.push(firstChanges[0]!.inventoryTo);
      expect(pageInfo.hasNextPage).toBe(page < 2);
      after = pageInfo.endCursor;
      await counting.update({ inventory: 100 + page });
    }
    expect(received).toEqual([5, 4, 3, 2, 1]);
  });

  it('can be limited to one printing', async () => {
    const [standard, foil] = counting.variantIds;
    await counting.record([
      [standard, 0, 3],
      [foil, 0, 1],
    ]);
    await counting.update({ variantId: foil, inventory: 2 });
    await counting.update({ variantId: standard, inventory: 4 });
    const received = await steps({ variantId: foil });
    expect(received).toMatchObject([
      { reason: 'EDIT', firstChanges: [{ variantId: foil, inventoryTo: 2 }] },
      { reason: 'IMPORT', printingCount: 2, firstChanges: [{ variantId: foil, inventoryTo: 1 }] },
    ]);
    expect(received[1].firstChanges).toHaveLength(1);
    expect(await steps({ variantId: 'no-such-1' })).toEqual([]);
  });

  it('gives the changes of a big step page by page', async () => {
    const id = String(await counting.record(counting.variantIds.map((each) => [each, 0, 1])));
    const page = async (after: string | null) =>
      (await ask(counting.server.app, CHANGES, { id, first: 2, after }, counting.person.headers))
        .data.collectionStep.changes;
    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    const received = [...first.nodes, ...second.nodes].map(({ variantId }) => variantId);
    expect(received.toSorted()).toEqual(counting.variantIds.toSorted());
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
    [{ after: '' }, 'after'],
  ])('refuses %j', async (asked, field) => {
    expect((await history(asked)).errors).toMatchObject([
      { extensions: { code: 'VALIDATION', field } },
    ]);
  });

  it('refuses the changes of a hundred steps at once', async () => {
    const asked = '{ collectionHistory(first: 100) { nodes { changes { nodes { variantId } } } } }';
    const { errors } = await ask(counting.server.app, asked, {}, counting.person.headers);
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_COMPLEX' } }]);
  });
});

describe('counts on a day', () => {
  const counting = withCounting();
  const ON_DAY = `query ($day: String!, $cardSetCode: String!, $utcOffset: Int) {
  collectionOnDay(day: $day, cardSetCode: $cardSetCode, utcOffset: $utcOffset) { variantId inventory } }`;

  const onDay = (day: string, { cardSetCode = 'sor', utcOffset = 0 } = {}) =>
    ask(counting.server.app, ON_DAY, { day, cardSetCode, utcOffset }, counting.person.headers);

  /** Records a change as of a moment. */
  async function at(moment: string, from: number, to: number, version: number): Promise<void> {
    const [standard] = counting.variantIds;
    const step = await counting.record([[standard, from, to, version]]);
    const { pool } = counting.server;
    await pool.query('update collection_step set at = $1 where id = $2', [moment, step]);
    await pool.query('update collection_event set at = $1 where step_id = $2', [moment, step]);
  }

  it('gives the counts at the end of a day, in UTC', async () => {
    const [standard] = counting.variantIds;
    await at('2026-01-01T10:00:00Z', 0, 3, 0);
    await at('2026-01-02T23:59:59.999Z', 3, 5, 1);
    await at('2026-01-03T00:00:00Z', 5, 8, 2);
    await at('2026-01-05T01:30:00+02:00', 8, 0, 3);
    const received = async (day: string) => (await onDay(day)).data.collectionOnDay;
    expect(await received('2025-12-31')).toEqual([]);
    expect(await received('2026-01-01')).toEqual([{ variantId: standard, inventory: 3 }]);
    expect(await received('2026-01-02')).toEqual([{ variantId: standard, inventory: 5 }]);
    expect(await received('2026-01-03')).toEqual([{ variantId: standard, inventory: 8 }]);
    expect(await received('2026-01-04')).toEqual([]);
    expect((await onDay('2026-01-02', { cardSetCode: 'xyz' })).data.collectionOnDay).toEqual([]);
  });

  it('ends a day at midnight of the asker’s zone', async () => {
    await at('2026-01-02T04:30:00Z', 0, 3, 0);
    await at('2026-01-03T04:59:59Z', 3, 5, 1);
    await at('2026-01-03T05:00:00Z', 5, 8, 2);
    const inventory = async (day: string, hours: number) =>
      (await onDay(day, { utcOffset: hours * 60 })).data.collectionOnDay[0]?.inventory ?? 0;
    expect(await inventory('2026-01-01', -5)).toBe(3);
    expect(await inventory('2026-01-02', -5)).toBe(5);
    expect(await inventory('2026-01-02', 0)).toBe(3);
    expect(await inventory('2026-01-02', 5.5)).toBe(3);
    expect(await inventory('2026-01-03', -5)).toBe(8);
    expect((await onDay('2026-01-03', { utcOffset: 2000 })).errors).toMatchObject([
      { extensions: { code: 'VALIDATION', field: 'utcOffset' } },
    ]);
  });

  it.each([
    '',
    '2026-02-30',
    '2026-1-1',
    'yesterday',
    '2026-01-01T00:00:00Z',
    '99999-01-01',
    "'; --",
  ])('refuses %j as a day', async (day) => {
    expect((await onDay(day)).errors).toMatchObject([
      { extensions: { code: 'VALIDATION', field: 'day' } },
    ]);
  });
});
