import { buildApp } from '@server/app/app';
import { loadConfig } from '@server/platform/config/config';
import { createDatabase, createPool } from '@server/platform/db/database';
import { API_RATE } from '@server/platform/rate-limit';
import type { AddressInfo } from 'node:net';
import manifest from '../../operations.json';
import { uncached } from './operations';

/** Our server over the database in argv[2], with argv[3] as its data folder. */
async function serve(connectionString = '', dataDir = ''): Promise<void> {
  const pool = createPool(connectionString);
  const app = await buildApp({
    config: { ...loadConfig({ LOG_LEVEL: 'warn' }), dataDir },
    pool,
    database: createDatabase(pool),
    // All of the load comes from one address.
    apiRate: { ...API_RATE, byAddress: Infinity },
    operations: { ...manifest, [uncached.id]: uncached.text },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ port: (app.server.address() as AddressInfo).port });
  process.once('disconnect', () => void app.close().then(() => process.exit(0)));
}

void serve(process.argv[2], process.argv[3]);
