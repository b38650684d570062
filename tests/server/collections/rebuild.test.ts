import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { runCollectionsCommand } from '@server/app/cli/ledger/command';
import { addToCollection } from '@server/modules/collection/commands/add-to-collection';
import { setCount } from '@server/modules/collection/commands/set-count';
import { undoStep } from '@server/modules/collection/commands/undo-step';
import { signUp } from '../users/support/sign-up';
import { withCounting } from './counting';

const counting = withCounting();

async function run(...args: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const { database } = counting.server;
  const code = await runCollectionsCommand(args, {
    database,
    print: (line) => lines.push(line),
    progressEvery: 0,
  });
  return { code, printed: lines.join('\n') };
}

const query = async (text: string) =>
  (await counting.server.pool.query(text, [counting.person.id])).rows;

/** The counts that result from the ledger, computed without the database. */
async function replayed(): Promise<Record<string, [number, number | null, number]>> {
  const events = await query(
    `select card_variant_id as id, inventory_to as copies, missing_override_to as override
      from collection_event where user_id = $1 order by step_id`,
  );
  const counts: Record<string, [number, number | null, number]> = {};
  for (const { id, copies, override } of events) {
    counts[id] = [copies, override, (counts[id]?.[2] ?? 0) + 1];
  }
  return counts;
}

beforeEach(async () => {
  // Each test looks at the whole database.
  await counting.server.pool.query('truncate collection_item, collection_step, collection_event');
});

it('follows from the ledger after any sequence of edits, additions and undos', async () => {
  const printing = fc.nat(2);
  const copies = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(9_998, 9_999));
  const action = fc.oneof(
    fc.record({ edit: printing, inventory: copies }),
    fc.record({ edit: printing, missingOverrideCount: fc.constantFrom(-1, 0, 1, 4) }),
    fc.record({
      add: fc.uniqueArray(printing, { minLength: 1 }),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ undo: fc.nat(30) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      await counting.server.pool.query(
        'truncate collection_item, collection_step, collection_event',
      );
      counting.person = await signUp(counting.server.database);
      for (const each of actions) await perform(each);
      expect(await counting.items()).toEqual(await replayed());
      expect(await run('check')).toMatchObject({ code: 0 });
      const before = await counting.items();
      await counting.server.pool.query('truncate collection_item');
      expect(await run('rebuild')).toMatchObject({ code: 0 });
      expect(await counting.items()).toEqual(before);
    }),
    { numRuns: 25 },
  );
  // Some thousand statements.
}, 60_000);

type Action =
  | { edit: number; inventory?: number; missingOverrideCount?: number }
  | { add: number[]; copies: number }
  | { undo: number };

async function perform(action: Action): Promise<void> {
  const { server, person, variantIds } = counting;
  if ('edit' in action) {
    const { edit, ...asked } = action;
    await setCount(server.database, person.id, { variantId: variantIds[edit]!, ...asked });
  } else if ('add' in action) {
    const additions = action.add.map((at) => ({
      variantId: variantIds[at]!,
      count: action.copies,
    }));
    await addToCollection(server.database, person.id, { idempotencyKey: randomUUID(), additions });
  } else {
    const steps = await query('select id from collection_step where user_id = $1 order by id');
    const step = steps[action.undo % Math.max(steps.length, 1)];
    if (step) await undoStep(server.database, person.id, Number(step.id));
  }
}

it('finds a damaged projection, lists what differs, and corrects it', async () => {
  const [standard, foil, hyperspace] = counting.variantIds;
  await counting.record([
    [standard, 0, 3],
    [foil, 0, 1],
  ]);
  await counting.update({ missingOverrideCount: 7 });
  const right = await counting.items();
  const { pool } = counting.server;
  await pool.query('update collection_item set inventory = 99 where card_variant_id = $1', [
    standard,
  ]);
  await pool.query('delete from collection_item where card_variant_id = $1', [foil]);
  await pool.query('insert into collection_item values ($1, $2, 5)', [
    counting.person.id,
    hyperspace,
  ]);

  const { code, printed } = await run('check');
  expect(code).toBe(1);
  expect(printed).toContain(`${standard}: 99 (need 7), the ledger says 3 (need 7)`);
  expect(printed).toContain(`${foil}: nothing, the ledger says 1`);
  expect(printed).toContain(`${hyperspace}: 5, the ledger says nothing`);
  expect(printed).toContain('3 counts differ.');
  expect((await counting.items())[standard]?.[0]).toBe(99);

  expect(await run('rebuild')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('3 of 3 counts corrected.'),
  });
  const version = right[standard]![2];
  // Another version, so that a tab that shows 99 can't write over it unseen.
  expect(await counting.items()).toEqual({ ...right, [standard]: [3, 7, version + 1] });
  expect((await run('check')).code).toBe(0);
});

it('removes what a deleted account still has', async () => {
  await counting.record([[counting.variantIds[0], 0, 3]]);
  await query('update user_account set deleted_at = now() where id = $1');
  expect((await run('check')).code).toBe(1);
  expect((await run('rebuild')).code).toBe(0);
  expect(await counting.items()).toEqual({});
});

it('reports a ledger with gaps, which nothing can repair', async () => {
  await counting.record([[counting.variantIds[0], 0, 3]]);
  await query('update collection_event set inventory_from = 2 where user_id = $1');
  const { code, printed } = await run('rebuild');
  expect(code).toBe(1);
  expect(printed).toContain('1 event of the ledger don’t begin where the last ended.');
});

it('reports its progress', async () => {
  await counting.server.pool.query(
    `insert into user_account (name, email) select 'P', 'crowd-' || n || '@example.com' from generate_series(1, 250) n`,
  );
  expect((await run('check')).printed).toMatch(
    / {2}100 of 2\d\d players\n {2}200 of 2\d\d players\n/,
  );
});

it.each([
  [['--help'], 0, 'npm run collections -- check'],
  [[], 0, 'npm run collections -- check'],
  [['explode'], 1, 'There is no command explode.'],
  [['check', 'twice'], 1, 'There is no command check twice.'],
])('%p ends with code %i', async (args, code, text) => {
  const result = await run(...args);
  expect(result.code).toBe(code);
  expect(result.printed).toContain(text);
});
