import { DEFAULT_PREFERENCES } from '@domain/preferences';
import { identity } from '@server/modules/people/tables';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin } from './support/sign-up';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('isn’t sent to a visitor', async () => {
  const response = await server.app.inject('/api/my_data');
  expect(response.statusCode).toBe(401);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json().errors[0].extensions).toEqual({ code: 'UNAUTHENTICATED' });
});

it('is a file of everything about the person, and of nobody else', async () => {
  const admin = await signUpAdmin(server.database);
  const name = 'Rosa "<b>\r\nSet-Cookie: a=b';
  const person = await signUp(server.database, { name, email: 'rosa@example.com' });
  const { id: userId, headers } = person;
  await server.database.insert(identity).values({ issuer: 'https://a', subject: 'sub-9', userId });
  await ask(
    server.app,
    'mutation { updateUserProfile(input: { handle: "rosa" }) { errors { code } } }',
    {},
    headers,
  );
  await ask(
    server.app,
    `mutation { updateUser(input: { userId: "${userId}", handle: "rosa-2" }) { errors { code } } }`,
    {},
    admin.headers,
  );

  const response = await server.app.inject({ url: '/api/my_data', headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="starbinder-my-data.json"',
    'cache-control': 'no-store',
  });
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(response.json()).toEqual({
    account: {
      id: userId,
      name,
      email: 'rosa@example.com',
      verifiedEmail: 'rosa@example.com',
      handle: 'rosa-2',
      currency: 'USD',
      usualPostage: null,
      createdAt: moment,
      suspendedAt: null,
    },
    identities: [{ issuer: 'https://a', subject: 'sub-9' }],
    sessions: [{ createdAt: moment, authenticatedAt: moment, expiresAt: moment }],
    collectionPreferences: DEFAULT_PREFERENCES,
    firstSteps: {
      hasHandle: true,
      hasCount: false,
      hasWant: false,
      hasShared: false,
      isPutAway: false,
    },
    collection: [],
    collectionLedger: [],
    fileToImport: null,
    wantList: null,
    saleList: null,
    savedSearches: [],
    decks: [],
    sharing: [],
    offers: [],
    deals: [],
    blockedPlayers: [],
    reports: [],
    auditEntries: [
      { at: moment, field: 'handle', from: 'rosa', to: 'rosa-2', by: 'an administrator' },
      { at: moment, field: 'handle', from: null, to: 'rosa', by: 'you' },
    ],
    changesOfOthers: [],
  });
  expect(response.body).not.toContain('admin@example.com');
  expect(response.body).not.toContain(headers.cookie.split('=')[1]);

  const ofAdmin = await server.app.inject({ url: '/api/my_data', headers: admin.headers });
  expect(ofAdmin.json().changesOfOthers).toEqual([{ at: moment, field: 'handle' }]);
  expect(ofAdmin.body).not.toContain('rosa');
});
