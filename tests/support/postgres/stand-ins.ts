import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';

/** What a program reaches at an address in place of PostgreSQL. */
export interface StandIn {
  /** The address, with the user, the password and the database of the one behind. */
  url: URL;
  close(): void;
}

/** Connects to the test's PostgreSQL, by its socket in the file system. */
function connectBehind(connectionString: string): Socket {
  const { hostname, port } = new URL(connectionString);
  const folder = decodeURIComponent(hostname);
  return connect(
    folder.startsWith('/')
      ? { path: join(folder, `.s.PGSQL.${port}`) }
      : { host: folder, port: Number(port) },
  );
}

/**
 * Listens at a port of this machine.
 *
 * @param accept gets each connection, and a way to connect to the PostgreSQL behind
 */
export async function standIn(
  connectionString: string,
  accept: (socket: Socket, behind: () => Socket) => void,
): Promise<StandIn> {
  const open = new Set<Socket>();
  const kept = (socket: Socket): Socket => open.add(socket) && socket.on('error', () => undefined);
  const server = createServer((socket) => {
    accept(kept(socket), () => kept(connectBehind(connectionString)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(connectionString);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const TLS_REQUEST = 80_877_103;
const certificates = 'tests/support/postgres/certificates';
export const certificateFile = (name: string): string => join(process.cwd(), certificates, name);

/**
 * A PostgreSQL that takes connections with TLS alone.
 *
 * @param certificate a file of the tests' certificates; they are for the name `localhost`
 */
export const tlsInFront = (connectionString: string, certificate: string): Promise<StandIn> =>
  standIn(connectionString, (socket, connectThere) => {
    socket.once('data', (asked) => {
      if (asked.length !== 8 || asked.readInt32BE(4) !== TLS_REQUEST) return socket.destroy();
      socket.write('S');
      const safe = new TLSSocket(socket, {
        isServer: true,
        cert: readFileSync(certificateFile(certificate)),
        key: readFileSync(certificateFile('localhost.key.pem')),
      });
      const behind = connectThere();
      safe.on('error', () => behind.destroy());
      behind.on('error', () => safe.destroy());
      safe.pipe(behind).pipe(safe);
      return undefined;
    });
  });
