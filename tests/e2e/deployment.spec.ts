import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, chown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@server/platform/db/embedded/server-process';
import { installInto } from '@tests/support/installation';
import { makeDataFolder } from '@tests/support/postgres/data-folder';

/** `nobody`, who runs PostgreSQL for root, too, and owns nothing of the installation. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Leaves one folder writable, `$0`, as the image's volume is, and not even `/tmp` beside it. */
const READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,ro,bind /';
const withReadOnlyDisk = (writable: string, script: string, ...args: string[]) =>
  ['unshare', ['--mount', 'sh', '-c', `${READ_ONLY} && ${script}`, writable, ...args]] as const;
const canBeReadOnly = isRoot && spawnSync(...withReadOnlyDisk(tmpdir(), 'true')).status === 0;

const provider = {
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
};

let folder: string;
let dataDir: string;
let program: ChildProcess | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starbinder-installed-'));
  await chmod(folder, 0o755);
  dataDir = await makeDataFolder('empty');
  if (isRoot) await chown(dataDir, NOBODY, NOBODY);
});
test.afterEach(async () => {
  if (program?.exitCode === null) {
    program.kill('SIGKILL');
    await once(program, 'exit');
  }
  for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
});

/**
 * Runs Node in the installation as another user, without npm or anything else of this environment, and on a disk of which
 * only the data folder can be written, where this machine allows that.
 */
function run(args: string[], environment: Record<string, string> = {}) {
  const [command, all] = canBeReadOnly
    ? withReadOnlyDisk(
        dataDir,
        `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups "$@"`,
        process.execPath,
        ...args,
      )
    : [process.execPath, args];
  const child = spawn(command, all, {
    cwd: folder,
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && !canBeReadOnly && { uid: NOBODY, gid: NOBODY }),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (printed += String(text)));
  }
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, printed }));
  return { child, ended, printed: () => printed };
}

/** Every file with its time of change. */
async function listing(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.map(async (name) => {
      const { mtimeMs, isDirectory } = await stat(join(folder, name)).then((found) => ({
        mtimeMs: found.mtimeMs,
        isDirectory: found.isDirectory(),
      }));
      return `${name} ${isDirectory ? '' : mtimeMs}`;
    }),
  );
}

test('an installation without development packages runs as another user and writes only data', async () => {
  if (!canBeReadOnly) {
    const description = 'a read-only disk: it needs root, and unshare';
    test.info().annotations.push({ type: 'not tried', description });
  }
  await installInto(folder);
  const before = await listing();
  await expect(access(join(folder, 'node_modules/fastify'))).resolves.toBeUndefined();
  for (const name of ['oidc-provider', 'vite', 'jest', 'esbuild']) {
    await expect(access(join(folder, 'node_modules', name)), name).rejects.toThrow('ENOENT');
  }

  if (canBeReadOnly) {
    await test.step('the disk can’t be written, but for the data folder', async () => {
      const write = (path: string) =>
        run(['-e', `require('node:fs').writeFileSync('${path}', '')`]).ended;
      expect((await write(join(folder, 'own'))).printed).toContain('EROFS');
      expect((await write(join(tmpdir(), 'own'))).printed).toContain('EROFS');
      expect(await write(join(dataDir, 'own'))).toEqual({ code: 0, printed: '' });
    });
  }

  await test.step('without a provider, it says what is missing', async () => {
    const { code, printed } = await run(['dist/server.js']).ended;
    expect(printed).toMatch(/^The demo’s sign-in isn’t part of a production install\. Set OIDC_/);
    expect(code).toBe(1);
  });

  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const started = run(['dist/server.js'], { ...provider, PORT: port, BACKUP: 'daily' });
  program = started.child;

  await test.step('it serves pages, pictures and data', async () => {
    await expect.poll(started.printed, { timeout: 60_000 }).toContain('Starbinder is ready');
    const get = async (path: string) => {
      const answer = await fetch(`${url}${path}`);
      return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
    };
    expect((await get('/readyz'))[0]).toBe(200);
    expect((await get('/')).slice(0, 2)).toEqual([200, 'text/html; charset=utf-8']);
    // A worker thread renders it; the first one may take too long for a document.
    await expect.poll(async () => (await get('/'))[2].includes('<main')).toBe(true);
    expect((await get('/images/aspects/command/64')).slice(0, 2)).toEqual([200, 'image/webp']);
  });

  await test.step('the image’s check of health holds', async () => {
    const dockerfile = await readFile('Dockerfile', 'utf8');
    const [, list = ''] = /^ {2}CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [node, ...args] = JSON.parse(list) as string[];
    expect(node).toBe('node');
    expect((await run(args, { PORT: port }).ended).code).toBe(0);
    expect((await run(args, { PORT: '1' }).ended).code).toBe(1);
  });

  await test.step('it is backed up while it runs, and stops when it is asked to', async () => {
    const file = join(dataDir, 'own.tar.gz');
    const backup = await run(['dist/server/backup.js', 'backup', file]).ended;
    expect(backup.printed).toContain(`${file} holds `);
    program?.kill('SIGTERM');
    expect((await started.ended).code).toBe(0);
    const restored = run(['dist/server/backup.js', 'restore', file, '--replace']);
    expect((await restored.ended).printed).toContain('Restored ');
  });

  expect(await listing()).toEqual(before);
});
