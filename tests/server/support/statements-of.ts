import { Client } from 'pg';

/** How many statements are sent to the database while something is done; more than none, or it fails. */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(Client.prototype, 'query');
  try {
    await act();
    const own = sent.mock.calls.filter(([statement]) => !isByItself(statement));
    expect(own.length).toBeGreaterThan(0);
    return own.length;
  } finally {
    sent.mockRestore();
  }
}

/** The program looks now and then whether the database is there, and adds up there how much was asked. */
function isByItself(statement: unknown): boolean {
  return (
    typeof statement === 'string' &&
    /^select 1$|^with minute as[^]*insert into rate_count/.test(statement)
  );
}
