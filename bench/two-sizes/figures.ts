import { times, type Figure } from '../figure';
import { withTwoDatabases, type Sizes } from './databases';
import { ratioOfTime } from './ratio';
import { openSide, type Side } from './side';

const BAR = 1.5;

/** A query that runs on both databases repeatedly. It checks the answer. */
export interface Call {
  name: string;
  make(side: Side): Promise<unknown>;
}

interface Compared extends Sizes {
  calls: readonly Call[];
  /** The askers, by the beginning of their handles. */
  askers: string;
  /** What the time is compared with, in the report's words. */
  how: string;
}

/** How long calls take with a large database, in multiples of their time with a small one (rules/speed#bars). */
export const figuresOfSizes = ({ calls, askers, how, ...sizes }: Compared): Promise<Figure[]> =>
  withTwoDatabases(sizes, async (many, few) => {
    const large = await openSide(many, askers);
    const small = await openSide(few, askers);
    try {
      const measured: Figure[] = [];
      for (const { name, make } of calls) {
        const ratio = await ratioOfTime(make, large, small);
        measured.push({
          name,
          how,
          bar: `at most ${times(BAR)}`,
          measured: times(ratio),
          holds: ratio <= BAR,
        });
      }
      return measured;
    } finally {
      await large.pool.end();
      await small.pool.end();
    }
  });
