import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addJob, startJobs, type RunningJobs } from '@server/platform/jobs';
import { aSwuDbFile, aSwuDbRow } from '@tests/factories/swu-db-row';
import { aGroup, aPrice, aProduct, tcgcsvAnswer } from '@tests/factories/tcgcsv-rows';
import { keptLog } from '../jobs/running';
import { until } from '../support/until';
import { startCataloguePage, type CataloguePage } from './running';

let page: CataloguePage;
let folder: string;
beforeEach(async () => {
  page = await startCataloguePage();
  folder = await mkdtemp(join(tmpdir(), 'starbinder-sources-'));
});
afterEach(async () => {
  await page.close();
  await rm(folder, { recursive: true });
});

async function write(files: Record<string, unknown>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  }
}

const wholeSet = {
  'tcgcsv/79/groups.json': tcgcsvAnswer(aGroup()),
  'tcgcsv/79/7001/products.json': tcgcsvAnswer(aProduct()),
  'tcgcsv/79/7001/prices.json': tcgcsvAnswer(aPrice()),
  'swu-db/qzx.json': aSwuDbFile(aSwuDbRow()),
};

const cents = async () =>
  (
    await page.pool.query(
      "select current_price_cents as cents from card_variant where id = 'qzx-011-standard'",
    )
  ).rows;

test('syncs all sources in a job, with the command’s words and an audit entry at both ends', async () => {
  await write(wholeSet);
  const { run, errors } = await page.startSync();
  expect(errors).toEqual([]);
  expect(run).toMatchObject({ kind: 'SYNC', status: 'WAITING', source: 'all sources' });
  page.run(2, { from: { folder } });
  const ended = await page.ended();
  expect(ended).toMatchObject({ id: run.id, status: 'DONE', progress: null, refusal: null });
  const [rest, set] = ended.reports;
  expect(rest.heading).toMatch(/^Done: 1 set, in \d+ ms$/);
  expect(set.lines).toContainEqual({ about: 'set', words: 'Quartz and Zinnia: added' });
  expect(set.lines).toContainEqual({
    about: 'tcgcsv',
    words: expect.stringMatching(/^1 products matched, 0 not; /),
  });
  expect(await cents()).toEqual([{ cents: 110 }]);

  await page.startSync();
  const again = await page.ended();
  expect(again.reports).toHaveLength(1);
  expect(again.reports[0].heading).toMatch(/^Nothing changed: 1 set, /);
  expect(await page.audit()).toEqual([
    ['RUN_STARTED', 'all sources', null, null],
    ['RUN_ENDED', 'all sources', null, 'changed'],
    ['RUN_STARTED', 'all sources', null, null],
    ['RUN_ENDED', 'all sources', null, 'nothing changed'],
  ]);
});

test('a demo set is left alone, and replaced only by a choice that says so', async () => {
  await write(wholeSet);
  await page.pool.query(
    "insert into card_set (id, code, name, position, origin) values ('qzx', 'QZX', 'Demo', 7, 'DEMO')",
  );
  const origin = async () => (await page.pool.query('select origin from card_set')).rows;
  const removes = expect.stringMatching(/^0 cards/);
  await page.startSync();
  page.run(1, { from: { folder } });
  expect((await page.ended()).demosInTheWay).toEqual([
    { cardSetCode: 'QZX', removes, wasChanged: false },
  ]);
  expect(await origin()).toEqual([{ origin: 'DEMO' }]);

  // Nothing says that the demo's loader wrote it, so somebody may have changed it.
  await page.startSync('(replaceDemo: true)');
  expect((await page.ended()).demosInTheWay).toEqual([
    { cardSetCode: 'QZX', removes, wasChanged: true },
  ]);
  expect(await origin()).toEqual([{ origin: 'DEMO' }]);

  await page.startSync('(replaceDemo: true, discardChanges: true)');
  expect((await page.ended()).demosInTheWay).toEqual([]);
  expect(await origin()).toEqual([{ origin: 'IMPORT' }]);
  expect(await page.audit()).toContainEqual([
    'RUN_STARTED',
    'all sources',
    null,
    'replaces the demo, discards changes',
  ]);
});

test('what was refused of a set is in the report, and the rest is done', async () => {
  await write({ ...wholeSet, 'tcgcsv/79/7001/prices.json': { results: 'none' } });
  await page.startSync();
  page.run(1, { from: { folder } });
  const { status, reports } = await page.ended();
  expect(status).toBe('DONE');
  expect(reports[1].lines[0].about).toBe('refused');
  expect((await page.audit()).at(-1)?.[3]).toBe('changed; parts of QZX were refused');
});

test('without a list of sets the run is refused with one sentence', async () => {
  await page.startSync();
  page.run(1, { from: { folder } });
  expect(await page.ended()).toMatchObject({
    status: 'REFUSED',
    refusal: { code: 'FILE_UNREADABLE' },
    reports: [],
  });
});

test('beside an import, a sync is refused', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  const { run, errors } = await page.startSync();
  expect(run).toBeNull();
  expect(errors[0]).toMatchObject({ code: 'CONFLICT' });
});

test('the day’s refresh waits for a run, in every process', async () => {
  const begun: string[] = [];
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const jobs = {
    'run-catalogue': {
      async run() {
        begun.push('run');
        await finished;
      },
    },
    'refresh-catalogue': { run: async () => void begun.push('refresh') },
    'sweep-counts': { run: async () => void begun.push('sweep') },
  };
  const runners: RunningJobs[] = [1, 2].map(() =>
    startJobs({ jobs, pool: page.pool, log: keptLog().log }),
  );
  try {
    await addJob(page.database, 'run-catalogue', { runId: 'any' });
    await until(async () => begun.includes('run'));
    await addJob(page.database, 'refresh-catalogue', {});
    // Added later, so it would begin later.
    await addJob(page.database, 'sweep-counts', {});
    await until(async () => begun.includes('sweep'));
    expect(begun).toEqual(['run', 'sweep']);
    finish();
    await until(async () => begun.includes('refresh'));
  } finally {
    finish();
    await Promise.all(runners.map((runner) => runner.stop()));
  }
});
