import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Prints the native libraries that the process has loaded; a bundler of this project is one of them. */
const PRINTS_LIBRARIES =
  'const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] };\n' +
  'process.stdout.write(`libraries: ${JSON.stringify(sharedObjects)}\\n`);\n';

const SOURCES: Record<string, string> = {
  'index.html': '<script type="module" src="/src/entry.ts"></script>',
  'src/entry.ts': "document.title = 'A small page';",
  'src/app/document/render-document.tsx': 'export {};',
  'src/app/pages.ts': 'export {};',
  'vite.config.ts': 'export default {};',
  'server/app/main.ts': PRINTS_LIBRARIES,
  'server/app/cli/catalogue/main.ts': '',
  'server/app/cli/backup/main.ts': '',
  'server/app/cli/ledger/main.ts': '',
  'server/modules/catalogue/queries/pictures/ahead/process.ts': '',
  'server/modules/catalogue/queries/pictures/painting/worker.ts': '',
  'server/modules/catalogue/commands/sync/sources/json/process.ts': '',
  'server/app/documents/render-worker.ts': '',
  'server/modules/offers/queries/fairness/balancing/worker.ts': '',
};

let folder: string;

/** A minimal project with these tools. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starbinder-build-'));
  for (const name of ['tools', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(SOURCES)) write(name, text);
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function start() {
  const { NODE_ENV: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.cjs', 'start'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...environment, PORT: '0' },
  });
  const libraries = /^libraries: (.*)$/m.exec(stdout)?.[1];
  return { status, stdout, stderr, libraries: libraries && (JSON.parse(libraries) as string[]) };
}

const builtFolders = () => readdirSync(folder).filter((name) => name.startsWith('dist'));

test('a first start builds, and no bundler stays in the program’s memory', () => {
  const { stdout, stderr, libraries } = start();
  expect(stderr).toBe('');
  expect(stdout).toContain('Building');
  expect(libraries).not.toContainEqual(expect.stringContaining('node_modules'));
});

test('a later start builds nothing', () => {
  const { status, stdout } = start();
  expect([status, stdout.startsWith('libraries')]).toEqual([0, true]);
});

test('a failed build prints the reason, keeps the last build and leaves no other files', () => {
  write('server/app/main.ts', 'this is no program');
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toContain('server/app/main.ts:1');
  expect(stderr).toContain('The build failed; the reason is above.');
  expect(builtFolders()).toEqual(['dist']);
  write('server/app/main.ts', PRINTS_LIBRARIES);
  expect(start().stdout).not.toContain('Building');
});
