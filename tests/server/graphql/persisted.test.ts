import manifest from '../../../operations.json';
import { insertCardSet } from '@tests/factories/catalogue-rows';
import { post } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

const operations = {
  email: 'query Email { contactEmail }',
  sets: 'query Sets { cardSets { code } }',
  byCode: 'query ByCode($code: String!) { cardSet(cardSetCode: $code) { code } }',
};

describe('a production build', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ adHocOperations: false, operations });
    await insertCardSet(server.database);
  });
  afterAll(() => server.close());

  it('answers an operation of the manifest by its id', async () => {
    const { data } = await post(server.app, { id: 'byCode', variables: { code: 'sor' } });
    expect(data).toEqual({ cardSet: { code: 'SOR' } });
  });

  it.each([
    ['an unknown id', { id: 'f'.repeat(64) }],
    ['an inherited name', { id: 'constructor' }],
    ['any text', { query: '{ contactEmail }' }],
    ['a text of the manifest', { query: operations.email }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
  ])('answers UNKNOWN_OPERATION to %s', async (_what, body) => {
    const { status, errors } = await post(server.app, body);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNKNOWN_OPERATION' });
  });

  it('answers queries by GET, which a browser may revalidate', async () => {
    const url = `/graphql?id=byCode&variables=${encodeURIComponent('{"code":"SOR"}')}`;
    const first = await server.app.inject(url);
    expect(first.json()).toEqual({ data: { cardSet: { code: 'SOR' } } });
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);

    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await server.app.inject({ url, headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(first.headers.etag);

    const other = await server.app.inject({ url, headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
  });

  it('gives no ETag to an answer by POST, or to one that isn’t about the catalogue', async () => {
    const { response } = await post(server.app, { id: 'sets' });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(response.headers.etag).toBeUndefined();
    const email = await server.app.inject('/graphql?id=email');
    expect(email.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(email.headers.etag).toBeUndefined();
  });

  it.each(['id=byCode&variables={', 'id=byCode&variables=[]', 'variables={}', 'id=a&id=b'])(
    'answers 400 to GET ?%s',
    async (query) => {
      expect((await server.app.inject(`/graphql?${query}`)).statusCode).toBe(400);
    },
  );
});

it('answers the checked-in manifest by default', async () => {
  const server = await startTestApp({ adHocOperations: false });
  const [id] = Object.entries(manifest).find(([, text]) => text.startsWith('query CardSets')) ?? [];
  expect((await post(server.app, { id })).data).toEqual({ cardSets: [] });
  await server.close();
});
