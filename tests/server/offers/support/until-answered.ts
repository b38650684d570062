/** Sends something again for as long as the server is too busy to do it, as a browser would. */
export async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if ((error as Error).message !== 'UNAVAILABLE') throw error;
    }
  }
}
