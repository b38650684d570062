import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

it('a test run that is killed leaves neither its PostgreSQL nor its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'starbinder-tests-'));
  const forever = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), `${forever.pid}\n${folder}\n`);

  const holdGuard = `
    const guard = require('node:child_process').spawn(
      process.execPath,
      ['tests/support/postgres/guard.mjs', ${JSON.stringify(folder)}],
      { stdio: ['pipe', 'inherit', 'inherit'] },
    );
    guard.once('spawn', () => console.log('guarded'));
  `;
  const run = spawn(process.execPath, ['--eval', holdGuard], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(run.stdout, 'data');
  const stopped = once(forever, 'exit');
  run.kill('SIGKILL');

  expect(await stopped).toEqual([null, 'SIGINT']);
  // The guard has it open too, so it closes when the guard is done.
  await once(run.stdout, 'close');
  expect(existsSync(folder)).toBe(false);
});
