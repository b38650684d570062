import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';

/** Checks before a build that PORT is free; the program itself reports an invalid one. */
export async function refuseTakenPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const probe = createServer().listen(port, process.env.HOST || '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return;
    throw new Refusal(
      `Port ${port} is taken. Stop the program that uses it, or set PORT to another one.`,
    );
  }
  probe.close();
  await once(probe, 'close');
}
