import { isLong } from '../long';

/** A test that runs only in `npm run test:long`. Apart, since browser tests read `long`, where there is no `it`. */
export const itLong = isLong ? it : it.skip;
