import { post } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

const QUERY = JSON.stringify({ query: '{ contactEmail }' });

/** How GraphQL may be called (rules/attacks#transport). */
describe('POST /graphql', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const send = (contentType: string | undefined, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: contentType === undefined ? {} : { 'content-type': contentType },
    });

  it.each(['application/json', 'application/json; charset=utf-8'])('takes %s', async (type) => {
    expect((await send(type, QUERY)).json()).toEqual({
      data: { contactEmail: 'feedback@example.com' },
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    undefined,
  ])('answers 415 to %s', async (type) => {
    const response = await send(type, QUERY);
    expect(response.statusCode).toBe(415);
    expect(response.json().errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  it('answers 413 to more than 256 KB', async () => {
    const response = await send('application/json', JSON.stringify({ query: ' '.repeat(262_144) }));
    expect(response.statusCode).toBe(413);
  });

  it.each([
    ['a batch', [{ query: '{ contactEmail }' }, { query: '{ contactEmail }' }]],
    ['nothing to run', {}],
    ['an id that is no text', { id: 7 }],
    ['variables that are a list', { query: '{ contactEmail }', variables: [1] }],
  ])('answers 400 to %s', async (_what, body) => {
    const { status, errors } = await post(server.app, body);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions['code']).toBe('VALIDATION');
  });

  it.each([
    ['half of JSON', '{"query":'],
    ['nothing', ''],
    ['a poisoned prototype', '{"__proto__":{"query":"{ contactEmail }"}}'],
    ['null', 'null'],
  ])('answers 400 to a body of %s', async (_what, body) => {
    expect((await send('application/json', body)).statusCode).toBe(400);
  });

  it('answers 400 to variables nested 100,000 deep', async () => {
    const variables = `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const body = `{"query":"{ contactEmail }","variables":${variables}}`;
    expect((await send('application/json', body)).statusCode).toBe(400);
  });

  it.each([
    ['a number', 7.5],
    ['a list', ['SOR']],
    ['nothing', undefined],
  ])('names a variable that is %s', async (_what, code) => {
    const query = 'query Q($code: String!) { cardSet(cardSetCode: $code) { id } }';
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, errors } = await post(server.app, { query, variables: { code } });
      expect(status).toBe(400);
      expect(errors?.[0]?.extensions['code']).toBe('VALIDATION');
      expect(errors?.[0]?.message).toContain('$code');
    }
  });

  it('does not answer an operation sent by GET in full', async () => {
    const response = await server.app.inject('/graphql?query={contactEmail}');
    expect(response.statusCode).toBe(400);
  });
});
