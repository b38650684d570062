import { Client } from 'pg';

/** How many statements are sent to the database while something is done; more than none, or it fails. */
export async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(Client.prototype, 'query');
  try {
    await act();
    // The program looks by itself now and then whether the database is there.
    const own = sent.mock.calls.filter(([statement]) => (statement as unknown) !== 'select 1');
    expect(own.length).toBeGreaterThan(0);
    return own.length;
  } finally {
    sent.mockRestore();
  }
}
