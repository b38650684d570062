import { times, type Figure } from '../figure';
import { withTwoDatabases, type Sizes } from './databases';
import { ratioOfTime } from './ratio';
import { openSide, type Side } from './side';

const BAR = 1.5;

/** Something that is asked of both databases over and over; it checks that the answer is what it should be. */
export interface Call {
  name: string;
  make(side: Side): Promise<unknown>;
}

interface Compared extends Sizes {
  calls: readonly Call[];
  /** Who asks, by the beginning of their handle. */
  askers: string;
  /** What the time is compared with, as the report says it. */
  how: string;
}

/** What calls take with much in the database in multiples of what they take with little (rules/speed#bars). */
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
