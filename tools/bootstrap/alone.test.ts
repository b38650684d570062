import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/**
 * Notes that it was called, waits for the signal to go on, and writes the record that npm writes. If its command was
 * killed, it runs on beside the next one, so it moves the record into place in one step.
 */
const FAKE_NPM = `#!/bin/sh
echo one >> installs
while [ ! -e go-on ]; do sleep 0.02; done
mkdir -p node_modules
cp package-lock.json node_modules/record-$$
mv node_modules/record-$$ node_modules/.package-lock.json
echo one >> ended
`;

let clone: string;
let running: ChildProcess[];

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'starbinder-clone-'));
  running = [];
  for (const name of ['package.json', 'package-lock.json', 'tools/bootstrap', 'tools/run.cjs']) {
    cpSync(name, join(clone, name), { recursive: true });
  }
  writeFileSync(
    join(clone, 'tools/catalogue.mjs'),
    `export const run = () => process.stdout.write('it ran');`,
  );
  writeFileSync(join(clone, 'npm'), FAKE_NPM);
  chmodSync(join(clone, 'npm'), 0o755);
});

afterEach(async () => {
  for (const command of running) command.kill('SIGKILL');
  // What a killed command had started still writes there.
  goOn();
  await until(() => lines('ended') === lines('installs'));
  rmSync(clone, { recursive: true });
});

/** Starts a command on the clone; `printed` grows with its output. */
function start() {
  const command = spawn(process.execPath, ['tools/run.cjs', 'catalogue'], {
    cwd: clone,
    env: { ...process.env, PATH: `${clone}${delimiter}${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(command);
  const given = { command, printed: '', ended: once(command, 'close') };
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (text: Buffer) => (given.printed += String(text)));
  }
  return given;
}

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await after(10);
}

const goOn = () => writeFileSync(join(clone, 'go-on'), '');
/** How many lines a file of the clone has, 0 if it doesn't exist. */
const lines = (name: string) =>
  existsSync(join(clone, name))
    ? readFileSync(join(clone, name), 'utf8').split('\n').length - 1
    : 0;
const lock = () => join(clone, '.preparing.lock');

// The fake npm is a script that Windows doesn't run.
const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix('installs once for two commands on a clone without packages', async () => {
  const commands = [start(), start()];
  await until(() => commands.some(({ printed }) => printed.includes('Waiting for it')));
  goOn();
  await Promise.all(commands.map(({ ended }) => ended));

  expect(lines('installs')).toBe(1);
  const [waited, installed] = commands.toSorted((a) => (a.printed.includes('Waiting') ? -1 : 1));
  expect(waited?.printed).toBe(
    `Another command (process ${installed?.command.pid}) is installing or building here. Waiting for it…\nit ran`,
  );
  expect(installed?.printed).toMatch(/^Installing packages [^]*done[^]*it ran$/);
  expect(existsSync(lock())).toBe(false);
});

onUnix('takes over from a command that was killed', async () => {
  const killed = start();
  await until(() => existsSync(join(clone, 'installs')));
  killed.command.kill('SIGKILL');
  await killed.ended.catch(() => undefined);
  utimesSync(lock(), 0, 0);

  const next = start();
  await until(() => next.printed.includes('Installing packages'));
  goOn();
  await next.ended;
  expect(next.printed).toMatch(/^Installing packages [^]*it ran$/);
  expect(existsSync(lock())).toBe(false);
});
