import { times, type Figure } from '../figure';
import { ratioOfTime } from './ratio';
import type { Side } from './side';

/** A query that runs on both databases repeatedly. It checks the answer. */
export interface Call {
  name: string;
  make(side: Side): Promise<unknown>;
}

interface Comparison {
  calls: readonly Call[];
  one: Side;
  other: Side;
  /** What the time is compared with, in the report's words. */
  how: string;
  /** The most that the ratio may be. */
  bar: number;
}

/** How long calls take on one side, in multiples of their time on the other. Ends both sides' pools. */
export async function figuresOfCalls(comparison: Comparison): Promise<Figure[]> {
  const { calls, one, other, how, bar } = comparison;
  try {
    const figures: Figure[] = [];
    for (const { name, make } of calls) {
      const ratio = await ratioOfTime(make, one, other);
      figures.push({
        name,
        how,
        bar: `at most ${times(bar)}`,
        measured: times(ratio),
        holds: ratio <= bar,
      });
    }
    return figures;
  } finally {
    await one.pool.end();
    await other.pool.end();
  }
}
