/** A count was changed between its reading and its writing. */
export class CountsMoved extends Error {}

/** Does something as a whole again, until nobody changes its counts meanwhile. @throws what it throws otherwise */
export async function whileCountsMove<Done>(attempt: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof CountsMoved)) throw error;
    }
  }
}
