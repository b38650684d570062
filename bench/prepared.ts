import type { Bench, Figure } from './figure';

interface Parts<Ready> {
  name: string;
  /** What takes long and isn't timed, such as filling a database. */
  prepare: () => Promise<Ready>;
  measure: (ready: Ready) => Promise<Figure[]>;
  /** Ends what was prepared, if anything of it runs. */
  end?: (ready: Ready) => Promise<void>;
}

/** A bench of two parts, the first of which can be done before any measurement, beside those of other benches. */
export function preparedBench<Ready>({ name, prepare, measure, end }: Parts<Ready>): Bench {
  let begun: Promise<Ready> | undefined;
  const ready = () => (begun ??= prepare());
  return {
    name,
    async prepare() {
      await ready();
    },
    async run() {
      const prepared = await ready();
      try {
        return await measure(prepared);
      } finally {
        await end?.(prepared);
      }
    },
  };
}

/** How many benches are prepared at the same time: each fills a database, which takes one processor. */
const AT_ONCE = 2;

/** Prepares benches, those that take longest first in their order. One that fails says so once it runs. */
export async function prepareAll(benches: readonly Bench[]): Promise<void> {
  const waiting = benches.flatMap(({ prepare }) => prepare ?? []);
  const one = async (): Promise<void> => {
    for (let prepare = waiting.shift(); prepare; prepare = waiting.shift()) {
      await prepare().catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
