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
function replay(...paths: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'tools/replay.ts',
    ...paths,
  ]);
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
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

test('capsules of real use are replayed and agree', async () => {
  expect(capsules.length).toBeGreaterThanOrEqual(3);
  for (const path of capsules) expect(statSync(path).size).toBeLessThan(60_000);
  const { code, said } = await replay(...capsules);
  const lines = capsules.map((path) => {
    const { actions } = JSON.parse(readFileSync(path, 'utf8')) as Capsule;
    return `${path}: ${actions.length} actions, states agree`;
  });
  expect(said.trim().split('\n')).toEqual(lines);
  expect(code).toBe(0);
});

test('the first step that differs is reported with path and values', async () => {
  let step = 0;
  const path = changed((capsule) => {
    step = sortOf(capsule) + 1;
    capsule.actions[step - 1]!['payload'] = 'rarity';
  });
  const { code, said } = await replay(path);
  expect(said).toContain(`states differ from step ${step} (cardList/sortChosen)`);
  expect(said).toMatch(/at +cardList\.sort\.column\s+expected "name"\s+actual +"rarity"/);
  expect(code).toBe(1);
});

test('what isn’t a capsule is refused with a sentence, and the others are replayed', async () => {
  const cut = join(folder, 'cut.json');
  writeFileSync(cut, readFileSync(capsules[0]!, 'utf8').slice(0, 5_000));
  const { code, said } = await replay(cut, 'package.json', 'nowhere.json', capsules[0]!);
  expect(said).toMatch(/cut\.json: The file’s JSON breaks off/);
  expect(said).toMatch(/package\.json: The file was written by another program/);
  expect(said).toMatch(/nowhere\.json: There is no such file/);
  expect(said).toMatch(/states agree/);
  expect(code).toBe(2);
});

test('without a file it says how to call it', async () => {
  expect(await replay()).toEqual({
    code: 2,
    said: expect.stringContaining('npm run replay -- capsule.json') as string,
  });
});
