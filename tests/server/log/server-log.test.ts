import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@tests/support/postgres/database';

/** The embedded PostgreSQL keeps a log of its own, beside its data. */
it('holds nothing of what failing statements were given', async () => {
  const { pool, drop } = await createTestDatabase();
  const insert = (email: string) =>
    pool.query('insert into user_account (name, email, handle) values ($1, $2, $3)', [
      'Quintessa',
      email,
      'quintessa-of-the-log',
    ]);
  await insert('quintessa-one@example.com');
  await expect(insert('quintessa-two@example.com')).rejects.toThrow('duplicate key');
  await expect(pool.query(`select 'quintessa'::uuid`)).rejects.toThrow('quintessa');
  const { rows } = await pool.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  const log = await readFile(join(rows[0]!.folder, 'server.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toMatch(/quintessa/i);
  await drop();
});
