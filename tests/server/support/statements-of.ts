import { Client } from 'pg';

/** Counts the statements that are sent to the database while something is done; fails if there are none. */
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

/** The program itself sends health checks, rate counts and jobs now and then, and each connection's limits. */
function isByItself(statement: unknown): boolean {
  const text =
    typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text;
  return (
    typeof text === 'string' &&
    /^select 1$|^set statement_timeout|^with minute as[^]*insert into rate_count|^select graphile_worker\.add_job/.test(
      text,
    )
  );
}
