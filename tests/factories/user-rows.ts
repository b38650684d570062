import type { Database } from '@server/platform/db/database';
import { session, userAccount } from '@server/modules/people/tables';
import { newToken, tokenHash } from '@server/modules/people/commands/session-token';
import type { InferInsertModel } from 'drizzle-orm';

type UserRow = InferInsertModel<typeof userAccount>;

let counter = 0;

/** Inserts an invented person whose address is verified. @returns their id */
export async function insertUser(
  database: Database,
  given: Partial<UserRow> = {},
): Promise<string> {
  counter += 1;
  const email = given.email ?? `person-${counter}@example.com`;
  const [row] = await database
    .insert(userAccount)
    .values({ name: `Person ${counter}`, email, verifiedEmail: email, ...given })
    .returning({ id: userAccount.id });
  return row!.id;
}

/** Signs a person in, without a provider. @returns the header that a browser sends from then on */
export async function insertSession(
  database: Database,
  userId: string,
  issuer = 'http://localhost:3000/demo-identity',
): Promise<{ cookie: string }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  await database.insert(session).values({ tokenHash: tokenHash(token), userId, issuer, expiresAt });
  return { cookie: `session=${token}` };
}
