import { itLong } from '@tests/support/jest/it-long';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addJob } from '@server/platform/jobs';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { aSwuDbRow } from '@tests/factories/swu-db-row';
import { insertDemoSet } from '../catalogue-import/support/small-demo-set';
import { jobsIn } from '../jobs/running';
import { openStreamFromNow } from '../live/open-stream';
import { until } from '../support/until';
import { signUp } from '../users/support/sign-up';
import { sendFile, startCataloguePage, type CataloguePage } from './running';

let page: CataloguePage;
beforeEach(async () => {
  page = await startCataloguePage();
});
afterEach(() => page.close());

const countOf = async (table: string) =>
  (await page.pool.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]!.count;

test('imports a sent file in a job, with a report and an audit entry at both ends', async () => {
  const fileId = await page.send([
    aSwuDbRow(),
    aSwuDbRow({ Number: '012', VariantType: 'Gilded' }),
  ]);
  const { run, errors } = await page.start(`{ fileId: "${fileId}", recordedAt: "2026-06-29" }`);
  expect(errors).toEqual([]);
  expect(run).toMatchObject({ status: 'WAITING', source: 'set.json', kind: 'IMPORT' });
  expect(await countOf('card')).toBe(0);

  page.run();
  const ended = await page.ended();
  expect(ended).toMatchObject({
    id: run.id,
    status: 'DONE',
    fileId: null,
    progress: null,
    refusal: null,
    startedBy: { email: 'admin@example.com' },
  });
  const [report] = ended.reports;
  expect(report.heading).toBe('QZX from set.json, prices of 2026-06-29T00:00:00.000Z');
  expect(report.lines).toContainEqual({
    about: 'cards',
    words: '1 added, 0 updated, 0 unchanged',
  });
  expect(report.lines).toContainEqual({
    about: 'rejected',
    words: 'row 2, Lantern Keeper: Unknown variant type: Gilded',
  });
  expect(await countOf('card')).toBe(1);
  expect(await countOf('catalogue_file_part')).toBe(0);
  expect(await page.audit()).toEqual([
    ['RUN_STARTED', 'set.json', null, 'prices of 2026-06-29T00:00:00.000Z'],
    ['RUN_ENDED', 'set.json', null, 'QZX: changed'],
  ]);
});

test('one run at a time, whichever process is asked', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  const input = `{ fileId: "${fileId}" }`;
  const started = await Promise.all([page.start(input), page.start(input), page.start(input)]);
  const errors = started.flatMap(({ errors: each }) => each);
  expect(errors).toHaveLength(2);
  expect(errors[0]).toEqual({
    field: 'source',
    code: 'CONFLICT',
    message: 'Another import or sync is under way.',
  });
  expect(await page.runs()).toHaveLength(1);
});

test('two processes import a file once, also if its job is there twice', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  const { run } = await page.start(`{ fileId: "${fileId}" }`);
  await addJob(page.database, 'run-catalogue', { runId: run.id });
  page.run(2);
  await page.ended();
  await until(async () => (await jobsIn(page.pool)).every(({ name }) => name !== 'run-catalogue'));
  expect(await countOf('catalogue_import')).toBe(1);
  expect((await page.audit()).map(([action]) => action)).toEqual(['RUN_STARTED', 'RUN_ENDED']);
});

test('begins again after a process that ended in the middle', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  await page.pool.query(`update catalogue_run set status = 'RUNNING'`);
  page.run();
  expect(await page.ended()).toMatchObject({ status: 'DONE' });
});

test('a run that ended its process twice is not begun a third time', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  await page.pool.query(`update catalogue_run set status = 'RUNNING', tries = 2`);
  page.run();
  expect(await page.ended()).toMatchObject({ status: 'FAILED', refusal: { code: 'CUT_OFF' } });
  expect(await countOf('card_set')).toBe(0);
  const again = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${again}" }`);
  expect(await page.ended()).toMatchObject({ status: 'DONE' });
});

test('each process that begins a run counts as a try', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  page.run();
  await page.ended();
  const { rows } = await page.pool.query('select tries from catalogue_run');
  expect(rows).toEqual([{ tries: 1 }]);
});

test('an administrator cancels a run that waits, and its job does nothing', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  const { run } = await page.start(`{ fileId: "${fileId}" }`);
  expect(await page.cancel(run.id)).toEqual([]);
  expect((await page.runs())[0]).toMatchObject({
    status: 'REFUSED',
    refusal: { code: 'CANCELLED' },
  });
  expect(await page.cancel(run.id)).toMatchObject([{ code: 'CONFLICT' }]);
  expect(await page.cancel('nothing')).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await jobsIn(page.pool)).toEqual([]);
  expect((await page.audit()).map(([action]) => action)).toEqual(['RUN_STARTED', 'RUN_ENDED']);
  expect(await countOf('card_set')).toBe(0);
});

itLong(
  'a run that is cancelled while a process does it stops, and the next one begins',
  async () => {
    const { server, address, asked, release } = await slowProvider();
    // A sync reads the operator's own sources, so an address of this machine is allowed.
    page.run(1, { from: { addresses: { tcgcsv: address }, contact: 'host@example.com' } });
    const { run } = await page.startSync();
    await asked;
    expect(await page.cancel(run.id)).toEqual([]);
    // The provider never answers; only the cancelling frees the queue.
    const fileId = await page.send([aSwuDbRow()]);
    await page.start(`{ fileId: "${fileId}" }`);
    expect(await page.ended()).toMatchObject({ status: 'DONE' });
    expect((await page.runs())[1]).toMatchObject({ refusal: { code: 'CANCELLED' } });
    release();
    await new Promise((resolve) => server.close(resolve));
  },
);

/** A provider that never answers until it is released. */
async function slowProvider() {
  let heard: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (heard = resolve));
  const server = createServer(() => heard());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return { server, address, asked, release: () => server.closeAllConnections() };
}

test('a refused file says why in one sentence and changes nothing', async () => {
  const answer = await sendFile(page.app, '<html></html>', page.admin.headers, 'page.html');
  await page.start(`{ fileId: "${answer.json<{ id: string }>().id}" }`);
  page.run();
  expect(await page.ended()).toMatchObject({
    status: 'REFUSED',
    refusal: {
      code: 'NOT_THE_FORMAT',
      message: 'page.html is a web page, not a swu-db set file.',
      removes: null,
    },
    reports: [],
  });
  expect(await countOf('card_set')).toBe(0);
  // The next one works.
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  expect(await page.ended()).toMatchObject({ status: 'DONE' });
});

test('a demo set in the way is refused with what would go, and the file stays for the next try', async () => {
  await insertDemoSet(page.database, 'QZX');
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  page.run();
  const refused = await page.ended();
  expect(refused).toMatchObject({
    status: 'REFUSED',
    fileId,
    refusal: { code: 'DEMO_IN_THE_WAY' },
  });
  expect(refused.refusal.removes).toBe('6 cards with 18 printings and 18 prices');

  await page.start(`{ fileId: "${refused.fileId}", replaceDemo: true }`);
  expect(await page.ended()).toMatchObject({ status: 'DONE', fileId: null });
  expect(await page.audit()).toContainEqual(['RUN_STARTED', 'set.json', null, 'replaces the demo']);
  expect(await countOf('card')).toBe(1);
});

test('a fault ends the run, and the next one can start', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  await page.pool.query('alter table card_image rename to elsewhere');
  page.run();
  expect(await page.ended()).toMatchObject({ status: 'FAILED', reports: [], refusal: null });
  await page.pool.query('alter table elsewhere rename to card_image');
  const again = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${again}" }`);
  await addJob(page.database, 'sweep-catalogue-runs', {});
  expect(await page.ended()).toMatchObject({ status: 'DONE' });
});

test('a run whose job is gone ends as failed, and old files and runs are deleted', async () => {
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  await page.pool.query(`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs;
    update catalogue_file set sent_at = now() - interval '2 hours'`);
  page.run();
  await addJob(page.database, 'sweep-catalogue-runs', {});
  expect(await page.ended()).toMatchObject({ status: 'FAILED' });
  await until(async () => (await countOf('catalogue_file')) === 0);
});

test.each([
  ['{}', 'source', 'INVALID'],
  ['{ fileId: "x", address: "https://cards.example" }', 'source', 'INVALID'],
  ['{ fileId: "x" }', 'fileId', 'NOT_FOUND'],
  ['{ fileId: "7f1c1f5e-8f29-4a44-8b44-4a3b1a1c7e11" }', 'fileId', 'NOT_FOUND'],
  ['{ address: "/etc/passwd" }', 'address', 'INVALID'],
  ['{ address: "file:///etc/passwd" }', 'address', 'INVALID'],
  ['{ address: "https://me:secret@cards.example" }', 'address', 'INVALID'],
  ['{ address: "https://cards.example", cardSetCode: "1" }', 'cardSetCode', 'INVALID'],
  ['{ address: "https://cards.example", recordedAt: "soon" }', 'recordedAt', 'INVALID'],
  ['{ address: "https://cards.example", recordedAt: "2999-01-01" }', 'recordedAt', 'INVALID'],
])('%s is refused at %s with %s', async (input, field, code) => {
  const { run, errors } = await page.start(input);
  expect(run).toBeNull();
  expect(errors).toEqual([{ field, code, message: expect.any(String) }]);
  expect(await jobsIn(page.pool)).toEqual([]);
});

test('an address of this machine gets no request, not by its name either', async () => {
  let requests = 0;
  const host = createServer((_request, response) => {
    requests += 1;
    response.end('{}');
  });
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  const { port } = host.address() as AddressInfo;
  page.run();
  try {
    for (const name of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]']) {
      const address = `http://${name}:${port}/set`;
      await page.start(`{ address: "${address}" }`);
      expect((await page.ended()).refusal).toMatchObject({
        code: 'ADDRESS_UNREACHABLE',
        message: expect.stringMatching(
          /leads to where nothing is asked: .+ is not on the internet\.$/,
        ),
      });
    }
    expect(requests).toBe(0);
  } finally {
    host.close();
  }
});

test('administrators hear of a run on their live stream, other people don’t', async () => {
  const somebody = await signUp(page.database);
  const other = await page.another();
  const hearing = await openStreamFromNow(other, page.admin.headers);
  const deaf = await openStreamFromNow(other, somebody.headers);
  const fileId = await page.send([aSwuDbRow()]);
  await page.start(`{ fileId: "${fileId}" }`);
  const message = await hearing.next();
  expect(message).toMatchObject({ event: 'catalogue-run', data: '{}' });
  expect(message.id).toBeUndefined();
  hearing.leave();
  deaf.leave();
});

test('files are for administrators, and have 64 MB at most', async () => {
  const somebody = await signUp(page.database);
  expect((await sendFile(page.app, '{}', {})).statusCode).toBe(401);
  expect((await sendFile(page.app, '{}', somebody.headers)).statusCode).toBe(403);
  const announced = await page.app.inject({
    method: 'POST',
    url: '/api/catalogue_file',
    headers: { ...page.admin.headers, 'content-length': String(65 * 1024 * 1024) },
    payload: 'x',
  });
  expect(announced.statusCode).toBe(413);
  const large = await sendFile(page.app, Buffer.alloc(64 * 1024 * 1024 + 1), page.admin.headers);
  expect(large.statusCode).toBe(413);
  expect(large.json().errors[0].message).toBe('It is larger than 64 MB.');
  expect(await countOf('catalogue_file')).toBe(0);
});

itLong('a large file arrives whole, and replaces the former one', async () => {
  await insertCardSet(page.database, { code: 'QZX' });
  await page.send([aSwuDbRow()]);
  const rows = Array.from({ length: 4_000 }, (_, at) =>
    aSwuDbRow({ Number: String(at + 1), Name: `Keeper ${at}` }),
  );
  const fileId = await page.send(rows);
  expect(await countOf('catalogue_file')).toBe(1);
  expect(await countOf('catalogue_file_part')).toBeGreaterThan(1);
  await page.start(`{ fileId: "${fileId}" }`);
  page.run();
  expect((await page.ended()).reports[0].lines).toContainEqual({
    about: 'rows',
    words: '4000 read, 0 rejected',
  });
});
