import { createServer } from 'node:net';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Config } from '@server/platform/config/config';
import { StartRefusal } from '@server/platform/start-refusal';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Checks that the port is free, before the slow work of a start.
 * @throws StartRefusal if it isn't
 */
export async function ensurePortIsFree(address: Address): Promise<void> {
  const probe = createServer().listen(address.port, address.host);
  await once(probe, 'listening').catch(refuse(address));
  probe.close();
  await once(probe, 'close');
}

/** @throws StartRefusal where the port was taken meanwhile */
export async function listen(app: FastifyInstance, address: Address): Promise<void> {
  await app.listen(address).catch(refuse(address));
}

const refuse =
  ({ port }: Address) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE') {
      throw new StartRefusal(
        `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`,
      );
    }
    if (error.code === 'EACCES') {
      throw new StartRefusal(
        `Port ${port} may not be used by this user. Set PORT to one from 1024.`,
      );
    }
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new StartRefusal(`HOST isn't an address of this machine. Set HOST to 127.0.0.1.`);
    }
    throw error;
  };
