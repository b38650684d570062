import type { PoolClient } from 'pg';
import { ask } from '../support/ask';
import { withSelling } from './selling';

const selling = withSelling();

/** Holds a statement's locks until another process waits for them, and returns that process's id. */
async function whileHeld(
  statement: string,
  values: unknown[],
  act: (holder: PoolClient, waiting: () => Promise<number[]>) => Promise<void>,
): Promise<void> {
  const { pool } = selling.server;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(statement, values);
  const waiting = async (): Promise<number[]> => {
    const { rows } = await pool.query<{ pid: number }>(`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0 ? rows.map(({ pid }) => pid) : waiting();
  };
  await act(holder, waiting);
  holder.release();
}

it('a printing that is removed from the catalogue in the meantime is refused, not a fault', async () => {
  const { pool } = selling.server;
  await pool.query(
    `insert into card_variant (id, card_id, variant_type, number)
      values ('sor-001-showcase', 'sor-001', 'SHOWCASE', '9')`,
  );
  const gone = { cardVariantId: 'sor-001-showcase' };
  const removal = `delete from card_variant where id = 'sor-001-showcase'`;
  await whileHeld(removal, [], async (holder, waiting) => {
    const saving = selling.upsert({}, gone);
    await waiting();
    await holder.query('commit');
    expect(await saving).toMatchObject({
      saleListItems: [],
      userErrors: [{ field: 'items.1.cardVariantId', code: 'NOT_FOUND' }],
    });
  });
  expect(await selling.items()).toEqual([]);
});

it('a connection that is lost in the middle leaves nothing half-written', async () => {
  const [standard, foil] = selling.variantIds;
  await selling.upsert({ quantity: 2 }, { cardVariantId: foil, quantity: 2 });
  const before = await selling.items();
  const hold =
    'select from sale_list_item where sale_list_id = $1 and card_variant_id = $2 for update';
  await whileHeld(hold, [selling.saleListId, standard], async (holder, waiting) => {
    const saving = selling.send([{ quantity: 5 }, { cardVariantId: foil, quantity: 0 }]);
    await selling.server.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
      await waiting(),
    ]);
    const { status, errors } = await saving;
    expect(status).toBe(503);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    await holder.query('rollback');
  });
  expect(await selling.items()).toEqual(before);
  expect(await selling.upsert({ quantity: 5, expectedVersion: 2 })).toMatchObject({
    userErrors: [],
  });
});

it('a fault answers with its reference and no details', async () => {
  await selling.server.pool.query('alter table sale_list_item rename to hidden_item');
  const answers = [
    await selling.send([{}]),
    await ask(selling.server.app, '{ userSaleLists { items { id } } }', {}, selling.seller.headers),
  ];
  await selling.server.pool.query('alter table hidden_item rename to sale_list_item');
  for (const { errors, response } of answers) {
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(response.body).not.toMatch(/sale_list|select|insert|\/server\//);
  }
});
