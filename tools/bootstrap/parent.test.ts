import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(resolve('tests/support/end-with-parent.mjs')).href;

const CHILD = `
  process.on('SIGTERM', () => { console.log('stopped in order'); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log('running');
`;
const PARENT = `
  const args = ${JSON.stringify(['--import', preload, '--eval', CHILD])};
  require('node:child_process').spawn(process.execPath, args, { stdio: 'inherit' });
`;

it('a process whose parent is killed stops in order', async () => {
  const parent = spawn(process.execPath, ['--eval', PARENT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const running = new Promise<void>((settle) => {
    parent.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.includes('running')) settle();
    });
  });
  await running;
  parent.kill('SIGKILL');
  // The child has it open too, so it closes when both are gone.
  await once(parent.stdout, 'close');
  expect(printed).toBe('running\nstopped in order\n');
});
