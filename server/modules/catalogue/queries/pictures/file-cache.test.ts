import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweep } from './file-cache';

const NOW = Date.UTC(2026, 0, 10, 12);
const HOUR = 3_600_000;
let folder: string;

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'starbinder-sweep-'))));
afterEach(() => rm(folder, { recursive: true }));

async function keep(name: string, bytes: number, hoursAgo: number) {
  const path = join(folder, name);
  await writeFile(path, Buffer.alloc(bytes));
  await utimes(path, new Date(NOW - hoursAgo * HOUR), new Date(NOW - hoursAgo * HOUR));
}

test('the longest unused pictures are deleted until there is room', async () => {
  await keep('old.webp', 400, 30);
  await keep('older.webp', 400, 40);
  await keep('new.webp', 400, 1);
  expect(await sweep(folder, 900, NOW)).toBe(800);
  expect(await readdir(folder)).toEqual(['new.webp', 'old.webp']);
});

test('a full folder stays as it is while it is within its limit', async () => {
  await keep('a.webp', 500, 1);
  await keep('b.webp', 400, 900);
  expect(await sweep(folder, 900, NOW)).toBe(900);
  expect((await readdir(folder)).toSorted()).toEqual(['a.webp', 'b.webp']);
});

test('a file that a killed program left unfinished is deleted, one that is being written stays', async () => {
  await keep('.a.webp.0f0f', 100, 2);
  await keep('.b.webp.1e1e', 100, 0.1);
  await keep('c.webp', 100, 900);
  await sweep(folder, 900, NOW);
  expect((await readdir(folder)).toSorted()).toEqual(['.b.webp.1e1e', 'c.webp']);
});

test('a folder that doesn’t exist yet is empty', async () => {
  expect(await sweep(join(folder, 'none'), 900, NOW)).toBe(0);
});
