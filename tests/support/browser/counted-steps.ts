/** Counts what a person does: a click, a tap, a key, a line typed with its Enter. */
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
