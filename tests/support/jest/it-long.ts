import { isLong } from '../long';

/** A test that runs only in `npm run test:long`. */
export const itLong = isLong ? it : it.skip;
