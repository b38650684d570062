import { share, sharing } from '@server/modules/sharing/tables';
import { insertWantList } from '@tests/factories/want-list-rows';
import { ask } from '../support/ask';
import { signUp } from '../users/support/sign-up';
import { withCounting } from './counting';

const counting = withCounting();
const ownData = async (headers: { cookie: string }) =>
  counting.server.app.inject({ url: '/api/my_data', headers });
const remove = () =>
  ask(counting.server.app, 'mutation { deleteAccount { success } }', {}, counting.person.headers);

async function shareWith(email: string): Promise<void> {
  const { database } = counting.server;
  const { id } = counting.person;
  await database
    .insert(sharing)
    .values({ userId: id, subject: 'COLLECTION', opensExtras: true })
    .onConflictDoUpdate({
      target: [sharing.userId, sharing.subject],
      set: { opensExtras: true },
    });
  await database.insert(share).values({ ownerId: id, subject: 'COLLECTION', email });
}

it('gives a person their counts, their ledger and the addresses that they share with', async () => {
  const { variantIds, person } = counting;
  const [standard, foil] = variantIds;
  const step = await counting.record(
    [
      [standard, 0, 3],
      [foil, 0, 1],
    ],
    { note: 'box.csv' },
  );
  const { pool } = counting.server;
  await pool.query('update collection_step set paid_cents = 1250 where id = $1', [step]);
  await counting.update({ variantId: foil, inventory: 0 });
  await counting.update({ missingOverrideCount: 2 });
  await shareWith('friend@example.org');

  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const data = (await ownData(person.headers)).json();
  expect(data.collection).toEqual([
    {
      variantId: standard,
      cardName: 'Ember Warden',
      cardSetCode: 'SOR',
      number: '001',
      inventory: 3,
      missingOverride: 2,
    },
  ]);
  expect(data.collectionLedger).toEqual([
    {
      at,
      reason: 'IMPORT',
      note: 'box.csv',
      paidCents: 1_250,
      balanceCents: null,
      by: 'you',
      changes: [
        { variantId: foil, from: 0, to: 1 },
        { variantId: standard, from: 0, to: 3 },
      ],
    },
    {
      at,
      reason: 'EDIT',
      note: null,
      paidCents: null,
      balanceCents: null,
      by: 'you',
      changes: [{ variantId: foil, from: 1, to: 0 }],
    },
    {
      at,
      reason: 'EDIT',
      note: null,
      paidCents: null,
      balanceCents: null,
      by: 'you',
      changes: [{ variantId: standard, from: 3, to: 3, missingTo: 2 }],
    },
  ]);
  expect(data.sharing).toEqual([
    {
      subject: 'COLLECTION',
      sharedWithAll: false,
      opensExtras: true,
      sharedWith: ['friend@example.org'],
    },
  ]);
  expect(step).toBeGreaterThan(0);

  const other = await signUp(counting.server.database);
  const ofOther = (await ownData(other.headers)).json();
  expect(ofOther).toMatchObject({ collection: [], collectionLedger: [], sharing: [] });
});

it('deletes counts, lists and shares with the account; the ledger stays without notes and payments', async () => {
  const { database, pool, app } = counting.server;
  counting.person = await signUp(database, { handle: 'rosa' });
  const { id } = counting.person;
  const step = await counting.record([[counting.variantIds[0], 0, 3]], { note: 'rosas-box.csv' });
  await pool.query('update collection_step set paid_cents = 1250 where id = $1', [step]);
  await insertWantList(database, id);
  await shareWith('friend@example.org');
  await pool.query('update sharing set shared_with_all = true where user_id = $1', [id]);
  await ask(
    app,
    'mutation { updateUserCollectionPreferences(leaderCount: 2) { errors { field } } }',
    {},
    counting.person.headers,
  );
  const seen = '{ userCardSetCollection(cardSetCode: "SOR", userHandle: "rosa") { id } }';
  expect((await ask(app, seen)).errors).toBeUndefined();

  expect((await remove()).data).toEqual({ deleteAccount: { success: true } });

  for (const table of ['collection_item', 'want_list', 'sharing', 'collection_preferences']) {
    const { rows } = await pool.query(`select from ${table} where user_id = $1`, [id]);
    expect([table, rows]).toEqual([table, []]);
  }
  expect((await pool.query('select from share where owner_id = $1', [id])).rows).toEqual([]);
  const ledger = await pool.query(
    `select s.reason, s.note, s.paid_cents, e.inventory_to from collection_step s
      join collection_event e on e.step_id = s.id where s.id = $1`,
    // By its id: the ledger continues under a pseudonym.
    [step],
  );
  expect(ledger.rows).toEqual([
    { reason: 'IMPORT', note: null, paid_cents: null, inventory_to: 3 },
  ]);
  expect((await ask(app, seen)).errors).toMatchObject([
    { message: 'Collection not found', extensions: { code: 'NOT_FOUND' } },
  ]);
});
