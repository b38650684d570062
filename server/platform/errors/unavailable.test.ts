import { createPool } from '@server/platform/db/database';
import { isUnavailable } from './unavailable';

it('a request that still asks while the program closes its connections isn’t a fault', async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/nothing');
  await pool.end();
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isUnavailable(error)).toBe(true);
});
