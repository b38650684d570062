import { silentDatabase } from '../support/silent-database';
import { startTestApp, type TestApp } from '../support/test-app';

describe('health', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it.each([
    ['/healthz', { status: 'up' }],
    ['/readyz', { status: 'ready' }],
  ])('%s is well', async (url, body) => {
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(body);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is not ready when the database does not answer within a second', async () => {
    const { pool, close } = await silentDatabase();
    const app = await server.another({ pool });
    const response = await app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    close();
  });
});
