import type { Database } from '@server/platform/db/database';
import { insertSession, insertUser } from '@tests/factories/user-rows';

export interface Person {
  id: string;
  /** The headers that their browser sends. */
  headers: { cookie: string };
}

/** An invented person who is signed in. */
export async function signUp(
  database: Database,
  given?: Parameters<typeof insertUser>[1],
): Promise<Person> {
  const id = await insertUser(database, given);
  return { id, headers: await insertSession(database, id) };
}

/** The same with the role ADMIN, as the test's configuration gives it. */
export const signUpAdmin = (database: Database): Promise<Person> =>
  signUp(database, { email: 'admin@example.com', handle: 'keeper', name: 'Admin' });
