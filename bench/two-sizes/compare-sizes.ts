import type { Bench } from '../figure';
import { preparedBench } from '../prepared';
import { fillTwoDatabases, type Sizes } from './databases';
import { figuresOfCalls, type Call } from './figures';
import { openSide } from './side';

const BAR = 1.5;

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
    end: ({ stop }) => stop(),
    measure: async ({ many, few }) =>
      figuresOfCalls({
        calls,
        one: await openSide(many, handlePrefix),
        other: await openSide(few, handlePrefix),
        how,
        bar: BAR,
      }),
  });
