import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildApp } from '@server/app/app';
import { loadConfig } from '@server/platform/config/config';
import { createDatabase, createPool } from '@server/platform/db/database';
import { API_RATE } from '@server/platform/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import manifest from '../../operations.json';
import { uncached } from './operations';

/** Our server over a database. */
function ourServer(connectionString: string, dataDir: string) {
  const pool = createPool(connectionString);
  return buildApp({
    config: { ...loadConfig({ LOG_LEVEL: 'warn' }), dataDir },
    pool,
    database: createDatabase(pool),
    // All of the load comes from one address.
    apiRate: { ...API_RATE, byAddress: Infinity },
    operations: { ...manifest, [uncached.id]: uncached.text },
  });
}

/** Sends the bytes of a file to every request, which it parses as JSON like ours does. */
function readyMadeServer(file: string): FastifyInstance {
  const bytes = readFileSync(file);
  const app = fastify();
  app.post('/graphql', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  return app;
}

/** Serves the database in argv[3] with the data folder in argv[4], or the file in argv[3]. */
const [, , kind, from = '', dataDir = ''] = process.argv;
const app = kind === 'ours' ? await ourServer(from, dataDir) : readyMadeServer(from);
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.once('disconnect', () => void app.close().then(() => process.exit(0)));
