import { signUp } from '../users/support/sign-up';
import { withCounting } from './counting';

const counting = withCounting();
const undone = async (stepId: number | string) =>
  (await counting.undo(stepId)).data.undoCollectionStep;

it('undoes a step of many counts as a whole, and returns the new counts', async () => {
  const [standard, foil, hyperspace] = counting.variantIds;
  const step = await counting.record([
    [standard, 0, 3],
    [foil, 0, 1],
    [hyperspace, 0, 9],
  ]);
  const answer = await undone(step);
  expect(answer).toMatchObject({
    step: { reason: 'UNDO', undoes: { id: String(step) }, printingCount: 3 },
    errors: [],
  });
  expect(answer.collectionItemInventories).toHaveLength(3);
  expect(answer.collectionItemInventories).toContainEqual({
    variantId: standard,
    inventory: 0,
    missing: { count: 3, isDefault: true },
    target: 3,
    extraCount: 0,
    version: 2,
  });
  expect(await counting.items()).toEqual({
    [standard]: [0, null, 2],
    [foil]: [0, null, 2],
    [hyperspace]: [0, null, 2],
  });
  expect(await counting.reasons()).toEqual(['IMPORT', 'UNDO']);
});

it('keeps what was counted since', async () => {
  const [standard] = counting.variantIds;
  const step = await counting.record([[standard, 0, 3]]);
  await counting.update({ inventory: 8, expectedVersion: 1 });
  await undone(step);
  expect(await counting.items()).toEqual({ [standard]: [5, null, 3] });
});

it('undoes an undo, which redoes the step, and that again', async () => {
  const [standard] = counting.variantIds;
  let last: string = String(await counting.record([[standard, 0, 3]]));
  for (const copies of [0, 3, 0, 3]) {
    last = (await undone(last)).step.id;
    expect((await counting.items())[standard]?.[0]).toBe(copies);
  }
});

it('undoes only once, even if twenty try at once', async () => {
  const [standard] = counting.variantIds;
  const step = await counting.record([[standard, 0, 3]]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => undone(step)));
  const refused = answers.filter(({ errors }) => errors.length > 0);
  expect(refused).toHaveLength(19);
  for (const answer of refused) {
    expect(answer).toMatchObject({
      step: null,
      errors: [{ field: 'stepId', code: 'ALREADY_UNDONE' }],
    });
  }
  expect(await counting.items()).toEqual({ [standard]: [0, null, 2] });
  expect(await undone(step)).toMatchObject({ errors: [{ code: 'ALREADY_UNDONE' }] });
});

it('is refused as a whole, with the printing’s name, if a count would fall below 0', async () => {
  const [standard, foil] = counting.variantIds;
  const step = await counting.record([
    [standard, 0, 3],
    [foil, 0, 3],
  ]);
  await counting.update({ variantId: foil, inventory: 1 });
  expect(await undone(step)).toEqual({
    step: null,
    collectionItemInventories: [],
    errors: [
      {
        field: 'stepId',
        code: 'OUT_OF_RANGE',
        message:
          'A count must stay from 0 to 9,999, but Ember Warden (SOR 001F) would be −2. Nothing was undone.',
      },
    ],
  });
  expect(await counting.items()).toEqual({ [standard]: [3, null, 1], [foil]: [1, null, 2] });
  expect(await counting.reasons()).toEqual(['IMPORT', 'EDIT']);
});

it('is refused if a count would rise beyond 9,999', async () => {
  const [standard] = counting.variantIds;
  await counting.record([[standard, 0, 10]]);
  const step = await counting.record([[standard, 10, 0, 1]]);
  await counting.update({ inventory: 9_995 });
  expect((await undone(step)).errors).toMatchObject([
    { code: 'OUT_OF_RANGE', message: expect.stringContaining('would be 10,005') },
  ]);
});

it('restores an override unless another was set since', async () => {
  const [standard] = counting.variantIds;
  await counting.update({ missingOverrideCount: 4 });
  await counting.update({ inventory: 1 });
  expect(await counting.items()).toEqual({ [standard]: [1, 3, 2] });
  const { rows } = await counting.server.pool.query<{ id: string }>(
    'select id from collection_step where user_id = $1 order by id',
    [counting.person.id],
  );
  const [setOverride, setInventory] = rows.map(({ id }) => id);
  await undone(setInventory!);
  expect(await counting.items()).toEqual({ [standard]: [0, 4, 3] });
  await counting.update({ missingOverrideCount: 2 });
  expect((await undone(setOverride!)).errors).toMatchObject([{ code: 'NOTHING_TO_UNDO' }]);
  expect(await counting.items()).toEqual({ [standard]: [0, 2, 4] });
});

it('says that there is nothing to undo if the printings are gone', async () => {
  const { pool } = counting.server;
  const step = await counting.record([[counting.variantIds[2], 0, 3]]);
  await pool.query('delete from collection_event where step_id = $1', [step]);
  expect((await undone(step)).errors).toMatchObject([{ code: 'NOTHING_TO_UNDO' }]);
});

it.each(['0', '-1', '1.5', 'abc', '99999999999999999999', ''])(
  'answers %j like a step that doesn’t exist',
  async (stepId) => {
    const { errors } = await counting.undo(stepId);
    expect(errors).toMatchObject([
      { message: 'Step not found', extensions: { code: 'NOT_FOUND' } },
    ]);
  },
);

it('answers another player’s step like one that doesn’t exist, and doesn’t undo it', async () => {
  const [standard] = counting.variantIds;
  const step = await counting.record([[standard, 0, 3]]);
  const stranger = await signUp(counting.server.database);
  const { errors } = await counting.undo(step, stranger);
  expect(errors).toMatchObject([{ message: 'Step not found', extensions: { code: 'NOT_FOUND' } }]);
  expect(await counting.items()).toEqual({ [standard]: [3, null, 1] });
});

it('neither loses nor doubles a count that is edited meanwhile', async () => {
  const [standard] = counting.variantIds;
  const step = await counting.record([[standard, 0, 10]]);
  const edits = Array.from({ length: 10 }, (_, at) => counting.update({ inventory: 10 + at }));
  await Promise.all([...edits, counting.undo(step)]);
  const { rows } = await counting.server.pool.query(
    `select inventory_from, inventory_to from collection_event where user_id = $1 order by step_id`,
    [counting.person.id],
  );
  // Each change starts where the one before it ended.
  for (const [at, row] of rows.entries()) {
    expect(row.inventory_from).toBe(at === 0 ? 0 : rows[at - 1].inventory_to);
  }
  expect((await counting.items())[standard]?.[0]).toBe(rows.at(-1).inventory_to);
});
