import { aSwuDbRow } from '@tests/factories/swu-db-row';
import { bringIn, countsOf, exported } from '../collection-files/file-test';
import { builtPictureWorker, removePictureWorker } from '../images/picture-worker';
import { ask } from '../support/ask';
import { signUp, type Person } from '../users/support/sign-up';
import { startImportedApp, type ImportedApp } from './support/imported-app';

/** A set whose code has digits, from the importer through everything that the server answers. */
let server: ImportedApp;
let person: Person;

beforeAll(async () => {
  server = await startImportedApp({ pictureWorker: builtPictureWorker() });
  const rows = [
    aSwuDbRow({ Set: 'ts26' }),
    aSwuDbRow({ Set: 'TS26', Number: '012', Name: 'Harbour Pilot' }),
  ];
  await server.import(rows, { texts: { name: 'Starter Decks' } });
  person = await signUp(server.database);
}, 60_000);
afterAll(async () => {
  await server.close();
  await removePictureWorker();
});

it('is found with its cards, whose ids contain a hyphen', async () => {
  const { data } = await ask(
    server.app,
    '{ cardSet(cardSetCode: "ts26") { code name cards { id standardFullCardNumber } } }',
  );
  expect(data.cardSet).toEqual({
    code: 'TS26',
    name: 'Starter Decks',
    cards: [
      { id: 'ts26-011', standardFullCardNumber: 'TS26_011' },
      { id: 'ts26-012', standardFullCardNumber: 'TS26_012' },
    ],
  });
});

it.each([
  ['/cards/ts26', 'Starter Decks'],
  ['/card-sets/TS26', 'Starter Decks'],
  ['/cards/ts26-012', 'Harbour Pilot'],
])('%s describes itself to programs that show link previews', async (url, title) => {
  const { body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
  expect(body).toContain(`"og:title" content="${title}"`);
});

it.each(['/images/card_sets/ts26/160', '/images/links/card-sets/ts26'])(
  'has a picture at %s',
  async (url) => {
    expect((await server.app.inject({ url })).statusCode).toBe(200);
  },
);

it('is counted by a file, is in the collection, its worth and the export', async () => {
  await bringIn(server.app, person, 'Set,CardNumber,Count,IsFoil\nTS26,12,3,False\n');
  expect(await countsOf(server.database, person)).toEqual({ 'ts26-012-standard': [3, null] });
  const file = await exported(server.app, person, { format: 'csv' });
  expect(file.body).toContain('TS26,012,Harbour Pilot,,Standard,3,');
  const { data } = await ask(
    server.app,
    `{
      userCardSetCollection(cardSetCode: "ts26") { __typename }
      collectionWorthHistory(cardSetCode: "ts26") { worthCents }
    }`,
    {},
    person.headers,
  );
  expect(data.userCardSetCollection).not.toBeNull();
  expect(data.collectionWorthHistory.at(-1)).toEqual({ worthCents: 300 });
});
