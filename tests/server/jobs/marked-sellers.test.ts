import { startTestApp } from '../support/test-app';
import { until } from '../support/until';
import { jobsIn } from './running';

it('adds one job for marks, whichever process is notified, and no writer waits for another', async () => {
  const server = await startTestApp();
  await server.another();
  const { pool } = server;
  const mark = `insert into stale_seller_summary (card_variant_id) values ('one'), ('two')`;
  const isAdded = async () => (await jobsIn(pool)).length > 0;
  // At first nobody listens yet.
  await until(async () => {
    await pool.query(mark);
    return isAdded();
  });

  await pool.query('delete from graphile_worker._private_jobs');
  const slow = await pool.connect();
  await slow.query('begin');
  await slow.query(mark);
  await pool.query(mark);
  await slow.query('commit');
  slow.release();
  await until(isAdded);
  for (let times = 0; times < 20; times += 1) await pool.query(mark);
  expect(await jobsIn(pool)).toMatchObject([{ name: 'refresh-seller-summary', attempts: 0 }]);
  await server.close();
});
