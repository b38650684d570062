import { itLong } from '@tests/support/jest/it-long';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOME_WIDTHS } from '@domain/card-image-size';
import { keepAhead } from '@server/modules/catalogue/queries/pictures/ahead/keep-ahead';
import { DRAWING_VERSION } from '@artwork/version';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { bundled } from '@tests/server/platform/bundled';
import { createTestDatabase, type TestDatabase } from '@tests/support/postgres/database';

let db: TestDatabase;
let program: string;
let dataDir: string;
let ahead: ReturnType<typeof keepAhead>;
const log = { warn: jest.fn() };

beforeAll(async () => {
  db = await createTestDatabase();
  program = join(
    process.cwd(),
    bundled('server/modules/catalogue/queries/pictures/ahead/process.ts'),
  );
  await insertCardSet(db.database, { origin: 'DEMO' });
  await insertCard(db.database, { id: 'sor-1', cardSetId: 'sor' });
  await insertPrinting(db.database, { cardId: 'sor-1', hasBack: true });
  await insertPrinting(db.database, { cardId: 'sor-1', variantType: 'FOIL' });
});
afterAll(async () => {
  await rm(program);
  await db.drop();
});

beforeEach(async () => {
  log.warn.mockClear();
  dataDir = await mkdtemp(join(tmpdir(), 'starbinder-ahead-'));
  const { connectionString } = db;
  ahead = keepAhead({ module: program, connectionString, dataDir, log, afterMs: 0 });
});
afterEach(async () => {
  ahead.stop();
  await rm(dataDir, { recursive: true, maxRetries: 5 });
});

const kept = async () => (await readdir(join(dataDir, 'images')).catch(() => [])).toSorted();
const written = async (file: string) => (await stat(join(dataDir, 'images', file))).mtimeMs;
const filesOf = (card: string) =>
  [320, 80].map((width) => `cards-${card}-standard-front-${width}.webp`);

const filesOfSet = (code: string) =>
  HOME_WIDTHS.cardSets.map((width) => `card_sets-${code}-${DRAWING_VERSION}-${width}.webp`);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}
const areKept = async (files: readonly string[]) => {
  const found = await kept();
  return files.every((file) => found.includes(file));
};

/** The "nice" value of the drawing process; undefined if there is none. */
function niceness(): number | undefined {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ni=,args='], { encoding: 'utf8' });
  const line = stdout.split('\n').find((each) => each.includes(program));
  return line === undefined ? undefined : Number.parseInt(line, 10);
}

test('the pictures of a set and its page are made ahead, in their widths, and only once', async () => {
  ahead.listening(true);
  await until(() => areKept(filesOf('sor-1')));
  expect(await kept()).toEqual([...filesOfSet('SOR'), ...filesOf('sor-1')].toSorted());
  const [first = ''] = filesOf('sor-1');
  const before = await written(first);

  await insertCard(db.database, { id: 'sor-2', cardSetId: 'sor' });
  await insertPrinting(db.database, { cardId: 'sor-2' });
  ahead.notified('');
  await until(() => areKept(filesOf('sor-2')));
  expect(await written(first)).toBe(before);
  expect(log.warn).not.toHaveBeenCalled();
});

itLong('programs that share a folder make its pictures one after the other', async () => {
  const another = keepAhead({
    module: program,
    connectionString: db.connectionString,
    dataDir,
    log,
    afterMs: 0,
  });
  const turn = await db.pool.connect();
  await turn.query('select pg_advisory_lock(7241911, hashtext($1))', [`${hostname()} ${dataDir}`]);
  ahead.listening(true);
  another.listening(true);
  await until(async () => {
    const { rows } = await db.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_locks where classid = 7241911 and not granted`,
    );
    return rows[0]?.waiting === 2;
  });
  expect(await kept()).toEqual([]);
  turn.release(true);
  await until(() => areKept(filesOf('sor-1')));
  another.stop();
});

test('the process has the lowest priority, and ends when the program does', async () => {
  for (let card = 3; card < 15; card += 1) {
    const cardId = await insertCard(db.database, { id: `sor-${card}`, cardSetId: 'sor' });
    await insertPrinting(db.database, { cardId });
  }
  ahead.listening(true);
  await until(() => niceness() === 19);
  ahead.stop();
  await until(() => niceness() === undefined);
});

test('trouble is logged, with its cause', async () => {
  const connectionString = 'postgres://nobody@127.0.0.1:1/none';
  const lost = keepAhead({ module: program, connectionString, dataDir, log, afterMs: 0 });
  lost.listening(true);
  await until(() => log.warn.mock.calls.length > 0);
  expect(log.warn).toHaveBeenCalledWith(
    { ahead: expect.objectContaining({ type: expect.any(String) }) },
    'pictures are not made ahead',
  );
  lost.stop();
});
