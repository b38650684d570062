import { startTestApp, type TestApp, testConfig } from '../support/test-app';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

let server: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  server = await startTestApp();
  const config = { logLevel: 'info' } as const;
  app = await server.another({ config: { ...testConfig, ...config } });
});
afterAll(() => server.close());

/** The answer, and the lines that its request left. */
async function asked(url: string, headers = {}) {
  const before = server.logged().length;
  const answer = await app.inject({ url, headers });
  return { answer, lines: server.logged().slice(before) };
}

it('an answer carries its request’s id, and the request is one line', async () => {
  const { answer, lines } = await asked('/healthz?who=mira');
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      reqId: id,
      operation: 'GET /healthz',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('mira');
});

it('a client can’t choose the id', async () => {
  const { answer } = await asked('/healthz', { 'x-request-id': 'chosen', 'request-id': 'chosen' });
  expect(answer.headers['x-request-id']).not.toBe('chosen');
});

it('a refusal and a fault carry it, too, and the lines before', async () => {
  const refused = await asked('/nothing-here');
  expect(refused.lines).toMatchObject([
    { reqId: refused.answer.headers['x-request-id'], status: 404 },
  ]);
  await server.pool.query('alter table user_account rename to gone');
  const failed = await asked('/api/export_collection?user_handle=mira&format=csv');
  await server.pool.query('alter table gone rename to user_account');
  const id = failed.answer.headers['x-request-id'];
  expect(failed.answer.statusCode).toBe(500);
  expect(failed.lines).toMatchObject([
    { level: 50, reqId: id, reference: id },
    { level: 30, reqId: id, status: 500 },
  ]);
});

it('lines name the trace of the caller, if it is valid', async () => {
  const traced = await asked('/healthz', { traceparent: `00-${TRACE}-${PARENT}-01` });
  expect(traced.lines).toMatchObject([{ traceId: TRACE, parentId: PARENT }]);
  const odd = await asked('/healthz', { traceparent: `00-${TRACE}-${PARENT}-01-` });
  expect(odd.lines).toHaveLength(1);
  expect(odd.lines[0]).not.toHaveProperty('traceId');
});
