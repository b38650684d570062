import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';

describe('what needs no table', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it('names the six aspects and their icons', async () => {
    const { data } = await ask(server.app, '{ aspects { id aspectType imageUrl } }');
    expect(data.aspects).toHaveLength(6);
    expect(data.aspects).toContainEqual({
      id: 'villainy',
      aspectType: 'VILLAINY',
      imageUrl: '/images/aspects/villainy',
    });
  });

  it('names the address for feedback', async () => {
    const { data } = await ask(server.app, '{ contactEmail }');
    expect(data).toEqual({ contactEmail: 'feedback@example.com' });
  });
});
