import { startTestApp, type TestApp } from '../support/test-app';

describe('health', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => test.close());

  it.each([
    ['/healthz', { status: 'up' }],
    ['/readyz', { status: 'ready' }],
  ])('%s is well', async (url, body) => {
    const response = await test.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(body);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is not ready when the database does not answer within a second', async () => {
    const never = new Promise<never>(() => undefined);
    jest.spyOn(test.pool, 'query').mockImplementation(() => never);
    const response = await test.app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  });
});
