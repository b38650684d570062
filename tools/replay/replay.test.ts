import { itLong } from '@tests/support/jest/it-long';
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Capsule } from '@domain/capsule';

const FOLDER = 'tests/replay';
const capsules = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => `${FOLDER}/${name}`);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'starbinder-replay-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
jest.setTimeout(60_000);

/** Runs the command itself, without a browser and without a server. */
function replay(...paths: string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'tools/replay.ts',
    ...paths,
  ]);
  let printed = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (printed += part.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })));
}

function changed(change: (capsule: Capsule) => void): string {
  const capsule = JSON.parse(
    readFileSync(`${FOLDER}/filtering-and-sorting.json`, 'utf8'),
  ) as Capsule;
  change(capsule);
  const path = join(folder, `${capsule.createdAt.length}-${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(capsule));
  return path;
}

const sortOf = ({ actions }: Capsule) =>
  actions.findIndex(({ type }) => type === 'cardList/sortChosen');

test('recorded capsules are replayed and agree', async () => {
  expect(capsules.length).toBeGreaterThanOrEqual(3);
  for (const path of capsules) expect(statSync(path).size).toBeLessThan(60_000);
  const { code, printed } = await replay(...capsules);
  const lines = capsules.map((path) => {
    const { actions } = JSON.parse(readFileSync(path, 'utf8')) as Capsule;
    return `${path}: ${actions.length} actions, states agree`;
  });
  expect(printed.trim().split('\n')).toEqual(lines);
  expect(code).toBe(0);
});

itLong('the first step that differs is reported with path and values', async () => {
  let step = 0;
  const path = changed((capsule) => {
    step = sortOf(capsule) + 1;
    capsule.actions[step - 1]!['payload'] = 'rarity';
  });
  const { code, printed } = await replay(path);
  expect(printed).toContain(`states differ from step ${step} (cardList/sortChosen)`);
  expect(printed).toMatch(/at +cardList\.sort\.column\s+expected "name"\s+actual +"rarity"/);
  expect(code).toBe(1);
});

itLong(
  'a file that isn’t a capsule is refused with a message, and the others are replayed',
  async () => {
    const cut = join(folder, 'cut.json');
    writeFileSync(cut, readFileSync(capsules[0]!, 'utf8').slice(0, 5_000));
    const { code, printed } = await replay(cut, 'package.json', 'nowhere.json', capsules[0]!);
    expect(printed).toMatch(/cut\.json: The file’s JSON breaks off/);
    expect(printed).toMatch(/package\.json: The file was written by another program/);
    expect(printed).toMatch(/nowhere\.json: There is no such file/);
    expect(printed).toMatch(/states agree/);
    expect(code).toBe(2);
  },
);

test('without a file it prints its usage', async () => {
  expect(await replay()).toEqual({
    code: 2,
    printed: expect.stringContaining('npm run replay -- capsule.json') as string,
  });
});
