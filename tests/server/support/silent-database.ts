import { createPool } from '@server/platform/db/database';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Pool } from 'pg';

/** A pool of connections to a server that accepts them and never answers; and a function that ends it. */
export async function silentDatabase(): Promise<{ pool: Pool; close: () => void }> {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const pool = createPool(`postgres://nobody@127.0.0.1:${port}/nothing`);
  return { pool, close: () => void silent.close() };
}
