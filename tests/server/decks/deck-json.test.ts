import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHIPPED_FORMATS } from '@domain/deck';
import { readDeckFormats } from '@server/modules/decks';
import { StartRefusal } from '@server/platform/start-refusal';
import { insertCard, insertCardSet, insertPrinting } from '@tests/factories/catalogue-rows';
import { insertDeck } from '@tests/factories/deck-rows';
import { insertSession } from '@tests/factories/user-rows';
import { type Person, signUp } from '../users/support/sign-up';
import { startDecks } from './support';

describe('a deck as JSON for other sites', () => {
  let decks: Awaited<ReturnType<typeof startDecks>>;
  let player: Person;
  beforeAll(async () => {
    decks = await startDecks();
    const { database } = decks.server;
    await insertCardSet(database, { code: 'SOR' });
    await insertCard(database, { id: 'sor-007', cardSetId: 'sor' });
    await insertPrinting(database, { cardId: 'sor-007', number: '7' });
    player = await signUp(database, { handle: 'moss' });
  });
  afterAll(() => decks.server.close());

  const get = (id: string, headers = {}) =>
    decks.server.app.inject({
      url: `/api/decks/${id}.json`,
      headers: { origin: 'https://karabast.example', 'sec-fetch-site': 'cross-site', ...headers },
    });

  it.each(['LINK', 'PUBLIC'] as const)(
    'is read by any of them where it is %s',
    async (visibility) => {
      const id = await insertDeck(
        decks.server.database,
        player.id,
        { 'sor-007': 3 },
        { visibility, name: 'Ash first' },
      );
      const answer = await get(id);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      expect(answer.json()).toMatchObject({
        metadata: { name: 'Ash first', author: 'moss' },
        deck: [{ id: 'SOR_007', count: 3 }],
      });
    },
  );

  it('is the same 404 for a private one, also to its owner, and for a missing one', async () => {
    const id = await insertDeck(decks.server.database, player.id, { 'sor-007': 3 });
    const owner = await insertSession(decks.server.database, player.id);
    const answers = [
      await get(id),
      await get(id, owner),
      await get(crypto.randomUUID()),
      await get('not-an-id'),
      await decks.server.app.inject(`/api/decks/${id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.json().errors[0].message)).size).toBe(1);
  });

  it('says which card it can’t name', async () => {
    const { database } = decks.server;
    await insertCard(database, { id: 'sor-xyz', cardSetId: 'sor', name: 'Nameless' });
    await insertPrinting(database, { cardId: 'sor-xyz', number: '1234' });
    const id = await insertDeck(database, player.id, { 'sor-xyz': 1 }, { visibility: 'LINK' });
    const answer = await get(id);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Nameless');
  });
});

describe('the formats of decks', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'starbinder-formats-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const file = () => path.join(folder, 'deck-formats.json');

  it('are the shipped ones, unless the host has a file', async () => {
    expect(readDeckFormats(folder)).toEqual(SHIPPED_FORMATS);
    const [first] = SHIPPED_FORMATS.formats;
    const own = { ...SHIPPED_FORMATS, formats: [{ ...first, id: 'club', name: 'Club night' }] };
    await writeFile(file(), JSON.stringify(own));
    expect(readDeckFormats(folder).formats).toMatchObject([{ id: 'club', name: 'Club night' }]);
  });

  it('keep the program from starting if the file can’t be understood', async () => {
    await writeFile(file(), JSON.stringify({ ...SHIPPED_FORMATS, formats: [] }));
    expect(() => readDeckFormats(folder)).toThrow(StartRefusal);
    expect(() => readDeckFormats(folder)).toThrow(/deck-formats\.json.*formats/s);
    await writeFile(file(), 'no JSON');
    expect(() => readDeckFormats(folder)).toThrow(StartRefusal);
    await rm(file());
    await mkdir(file());
    expect(() => readDeckFormats(folder)).toThrow(/can’t be read: .*EISDIR/);
  });
});
