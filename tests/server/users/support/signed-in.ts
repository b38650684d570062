import { ask } from '../../support/ask';
import type { SignInTest } from '../../sign-in/support/sign-in-test';
import type { Person } from './sign-up';

/** A person who signed in through the provider. */
export async function signedIn(
  given: SignInTest,
  claims: { sub: string; name?: string; email: string },
): Promise<Person> {
  const browser = await given.newBrowser();
  given.provider.lies = { claims };
  await given.signIn(browser);
  given.provider.lies = {};
  const { user } = await browser.status();
  return { id: String(user?.['id']), headers: { cookie: `session=${browser.token}` } };
}

/** Sends a mutation and expects no errors. @returns its answer */
export async function done(
  { server }: SignInTest,
  { headers }: Person,
  mutation: string,
  // oxlint-disable-next-line no-explicit-any -- a test knows what it asked for
): Promise<any> {
  const { data, errors } = await ask(server.app, mutation, {}, headers);
  if (errors) throw new Error(JSON.stringify(errors));
  const [answer] = Object.values(data as Record<string, Record<string, unknown>>);
  expect(answer?.['errors'] ?? answer?.['userErrors'] ?? []).toEqual([]);
  expect(answer?.['success'] ?? true).toBe(true);
  return answer;
}
