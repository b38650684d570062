import fastify from 'fastify';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';

/** Sends the bytes of the file in argv[2] to every request, which it parses as JSON like ours does. */
async function serve(file = ''): Promise<void> {
  const bytes = readFileSync(file);
  const app = fastify();
  app.post('/graphql', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(bytes),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ port: (app.server.address() as AddressInfo).port });
  process.once('disconnect', () => void app.close().then(() => process.exit(0)));
}

void serve(process.argv[2]);
