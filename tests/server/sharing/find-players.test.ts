import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, type Person } from '../users/support/sign-up';
import { askingIn } from './support/asking';

describe('players by the beginning of their handle', () => {
  let server: TestApp;
  let friend: Person;
  beforeAll(async () => {
    server = await startTestApp();
    const collections = askingIn(server);
    const wantLists = askingIn(server, 'WANT_LIST');
    friend = await signUp(server.database, { email: 'friend@example.com', handle: 'amaya' });
    for (const handle of ['ana', 'an_na', 'anton', 'ben', 'private-an']) {
      const person = await wantLists.join({ handle });
      if (handle === 'private-an' || handle === 'anton') continue;
      await wantLists.share(person, [], true);
      await collections.share(person, ['friend@example.com']);
    }
    for (const letter of 'bcdefgh') {
      await collections.share(await collections.join({ handle: `z${letter}` }), [], true);
    }
  });
  afterAll(() => server.close());

  const find = async (beginning: string, person: Person | null = null) => {
    const query =
      'query ($beginning: String!) { players(beginning: $beginning) { handle subjects } }';
    const { data } = await ask(server.app, query, { beginning }, person?.headers);
    return data.players as { handle: string; subjects: string[] }[];
  };

  it('are those who share something with the viewer, with what it is', async () => {
    expect(await find('an')).toEqual([
      { handle: 'an_na', subjects: ['WANT_LIST'] },
      { handle: 'ana', subjects: ['WANT_LIST'] },
    ]);
    expect(await find('AN', friend)).toEqual([
      { handle: 'an_na', subjects: ['COLLECTION', 'WANT_LIST'] },
      { handle: 'ana', subjects: ['COLLECTION', 'WANT_LIST'] },
    ]);
  });

  it('are found by letters, not by a pattern', async () => {
    expect((await find('an_')).map(({ handle }) => handle)).toEqual(['an_na']);
    for (const beginning of ['%', 'a%', 'private', 'anton', '', ' ', 'a'.repeat(10_000)]) {
      expect(await find(beginning)).toEqual([]);
    }
  });

  it('are five at most', async () => {
    expect((await find('z')).map(({ handle }) => handle)).toEqual(['zb', 'zc', 'zd', 'ze', 'zf']);
  });
});
