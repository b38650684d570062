import { times, type Bench, type Figure } from '../figure';
import { preparedBench } from '../prepared';
import { fillTwoDatabases, type Sizes } from './databases';
import { ratioOfTime } from './ratio';
import { openSide, type Side } from './side';

const BAR = 1.5;

/** A query that runs on both databases repeatedly. It checks the answer. */
export interface Call {
  name: string;
  make(side: Side): Promise<unknown>;
}

interface Compared extends Sizes {
  name: string;
  calls: readonly Call[];
  /** The beginning of the handles of the players who make the calls. */
  handlePrefix: string;
  /** What the time is compared with, in the report's words. */
  how: string;
}

/** How long calls take with a large database, in multiples of their time with a small one (rules/speed#bars). */
export const compareSizes = ({ name, calls, handlePrefix, how, ...sizes }: Compared): Bench =>
  preparedBench({
    name,
    prepare: () => fillTwoDatabases(sizes),
    async measure({ many, few }) {
      const large = await openSide(many, handlePrefix);
      const small = await openSide(few, handlePrefix);
      try {
        const figures: Figure[] = [];
        for (const call of calls) {
          const ratio = await ratioOfTime(call.make, large, small);
          figures.push({
            name: call.name,
            how,
            bar: `at most ${times(BAR)}`,
            measured: times(ratio),
            holds: ratio <= BAR,
          });
        }
        return figures;
      } finally {
        await large.pool.end();
        await small.pool.end();
      }
    },
  });
