/** Counts a person's actions: clicks, taps, keys, and typed lines with their Enter. */
export function countedSteps() {
  let count = 0;
  return {
    did: async (step: Promise<unknown>) => {
      count += 1;
      await step;
    },
    count: () => count,
  };
}
