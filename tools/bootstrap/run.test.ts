import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (args: string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['tools/run.cjs', ...args], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });

it.each(['8.17.0', '18.20.8', '20.18.3'])(
  'Node %s gets a message that names the needed version',
  (version) => {
    const { status, stderr } = run(['start'], { STARBINDER_NODE_VERSION: version });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Starbinder needs Node.js 20.19 or newer, and this is ${version}. Install a newer one from https://nodejs.org and try again.\n`,
    );
  },
);

it.each(['20.19.0', '22.0.0', '100.1.0'])('goes on with Node %s', (version) => {
  const { stderr } = run(['nonsense'], { STARBINDER_NODE_VERSION: version });
  expect(stderr).toBe(
    'There is no command nonsense: choose one of start, build, dev, test, check, bench, catalogue, collections, backup, restore.\n',
  );
});

it('an unknown step prints the list of steps', () => {
  const { status, stderr } = run(['test', '--only', 'luck']);
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Use npm test -- --only <steps>; the steps are types, lint, unused, layers, prose, format, audit, jest, build, browser.\n',
  );
});

it('a folder that can’t be written gets a message that says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'starbinder-closed-'));
  for (const name of ['tools', 'package.json', 'package-lock.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  chmodSync(folder, 0o555);
  // Root may write anywhere, so there the command runs as nobody.
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.cjs', 'start'], {
    cwd: folder,
    encoding: 'utf8',
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  });
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
  expect(stderr).toBe(
    `The folder ${folder} can't be written. Make it writable, or use a copy of it.\n`,
  );
  expect(status).toBe(1);
});
