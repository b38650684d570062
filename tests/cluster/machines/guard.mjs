/*
 * Ends everything that the test started, and removes its folder, as soon as its standard input ends: also if the test was
 * killed. Each line of the input is the id of a process group, or "keep", after which the folder stays.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [folder = ''] = process.argv.slice(2);
const groups = [];
let keep = false;

const kill = (id) => {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It ended before.
  }
};

/** Patroni's PostgreSQL is in a session of its own; it names its process in a file. */
function postgresOf(node) {
  try {
    const text = readFileSync(join(folder, node, 'postgres/postmaster.pid'), 'utf8');
    return [Number.parseInt(text, 10)];
  } catch {
    return [];
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'keep') keep = true;
  else groups.push(Number(line));
}
for (const group of groups) kill(-group);
for (const id of readdirSync(folder).flatMap(postgresOf)) kill(id);
if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
