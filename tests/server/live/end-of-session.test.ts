import { session, userAccount } from '@server/db/tables';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ask } from '../support/ask';
import { startTestApp, type TestApp } from '../support/test-app';
import { signUp, signUpAdmin, type Person } from '../users/support/sign-up';
import { hearFromNow } from './support/hear';

/**
 * A stream is no longer open than the session under which it was opened, wherever that ends
 * (rules/attacks#live-streams).
 */
let server: TestApp;
let other: FastifyInstance;
let stayer: Person;
beforeAll(async () => {
  server = await startTestApp();
  other = await server.another();
  stayer = await signUp(server.database, { handle: 'stayer' });
});
afterAll(() => server.close());

const signOut = async (app: FastifyInstance, { headers }: Person) => {
  const { statusCode } = await app.inject({ method: 'DELETE', url: '/users/sign_out', headers });
  expect(statusCode).toBe(204);
};

it.each<[string, (person: Person) => Promise<unknown>]>([
  ['a logout', (person) => signOut(server.app, person)],
  ['a logout at another process', (person) => signOut(other, person)],
  [
    'the end of the session’s time',
    ({ id }) =>
      server.database
        .update(session)
        .set({ expiresAt: sql`now()` })
        .where(eq(session.userId, id)),
  ],
  [
    'the account’s deletion at another process',
    async ({ headers }) => {
      const { data } = await ask(other, 'mutation { deleteAccount { success } }', {}, headers);
      expect(data).toEqual({ deleteAccount: { success: true } });
    },
  ],
])('ends with %s, and others stay open', async (_what, end) => {
  const leaver = await signUp(server.database);
  const [window, another] = [
    await hearFromNow(server.app, leaver.headers),
    await hearFromNow(server.app, stayer.headers),
  ];
  await end(leaver);
  await window.ended();
  const again = await server.app.inject({ url: '/api/events', headers: leaver.headers });
  expect(again.statusCode).toBe(401);
  expect(await stillOpen(another)).toBe(true);
});

it('ends with the loss of a role, and is opened again without it', async () => {
  const admin = await signUpAdmin(server.database);
  const window = await hearFromNow(server.app, admin.headers);
  await server.database
    .update(userAccount)
    .set({ verifiedEmail: 'former@example.com' })
    .where(eq(userAccount.id, admin.id));
  await window.ended();
  (await hearFromNow(server.app, admin.headers)).leave();
});

/** Whether a stream ends once it is left, and not before. */
async function stillOpen({ ended, leave }: Awaited<ReturnType<typeof hearFromNow>>) {
  const left = ended().then(
    () => false,
    () => true,
  );
  leave();
  return left;
}
