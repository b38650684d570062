import type { Socket } from 'node:net';
import { standIn, type StandIn } from './stand-ins';

/** Parameters of a connection's start that PgBouncer keeps for each client; it refuses all others. */
const TRACKED = new Set([
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
]);

/** A message of PostgreSQL's protocol, or the first of a client, which has no type. */
function takeMessages(buffer: Buffer, hasType: boolean): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = [];
  let rest = buffer;
  const before = hasType ? 1 : 0;
  while (rest.length >= before + 4 && rest.length >= before + rest.readInt32BE(before)) {
    const length = before + rest.readInt32BE(before);
    messages.push(rest.subarray(0, length));
    rest = rest.subarray(length);
    if (!hasType) break;
  }
  return { messages, rest };
}

function refusalOf(start: Buffer): Buffer | undefined {
  const words = start.subarray(8).toString().split('\0');
  const unknown = words.find((word, at) => at % 2 === 0 && word !== '' && !TRACKED.has(word));
  if (unknown === undefined) return undefined;
  const fields = `SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

/** A connection to PostgreSQL, and the client that has it now. */
interface Lent {
  socket: Socket;
  client: Socket | undefined;
}

/**
 * A pooler as PgBouncer is one: with the mode `session`, a client keeps its connection; with `transaction`, each
 * transaction gets one that is free.
 */
export function poolerInFront(
  connectionString: string,
  mode: 'session' | 'transaction',
): Promise<StandIn> {
  const free: Lent[] = [];
  const waiting: (() => void)[] = [];

  const released = (lent: Lent): void => {
    lent.client = undefined;
    free.push(lent);
    waiting.shift()?.();
  };

  /** Passes answers on to the client that has the connection, which is free again after a transaction. */
  const opened = (client: Socket, socket: Socket): Lent => {
    const lent: Lent = { socket, client };
    let got = Buffer.alloc(0);
    lent.socket.on('data', (piece) => {
      const { messages, rest } = takeMessages(Buffer.concat([got, piece]), true);
      got = Buffer.from(rest);
      for (const message of messages) {
        lent.client?.write(message);
        const isIdle = message[0] === 0x5a && message[5] === 0x49;
        if (isIdle && mode === 'transaction') released(lent);
      }
    });
    lent.socket.on('error', () => lent.client?.destroy());
    return lent;
  };

  return standIn(connectionString, (client, connectBehind) => {
    let got = Buffer.alloc(0);
    let own: Lent | undefined;
    let hasStarted = false;
    const current = (): Lent | undefined => {
      if (own?.client === client) return own;
      own = free.pop();
      if (own) own.client = client;
      return own;
    };
    const forward = (): void => {
      if (got.length === 0) return;
      const { messages, rest } = takeMessages(got, hasStarted);
      if (messages.length === 0) return;
      if (!hasStarted) {
        const refusal = refusalOf(messages[0] as Buffer);
        if (refusal) return void client.end(refusal);
        hasStarted = true;
        own = opened(client, connectBehind());
      }
      const to = current();
      if (to === undefined) return void waiting.push(forward);
      got = Buffer.from(rest);
      for (const message of messages) {
        // One that leaves doesn't take the connection with it.
        if (message[0] === 0x58) continue;
        to.socket.write(message);
      }
    };
    client.on('data', (piece) => {
      got = Buffer.concat([got, piece]);
      forward();
    });
    client.on('close', () => {
      if (mode === 'session' || own?.client === client) own?.socket.destroy();
    });
  });
}
