/** Whether these are the long proofs, `npm run test:long`, or what `npm test` runs of each kind. */
export const isLong = process.env['TEST_LENGTH'] === 'long';

/** How often something is tried: so few times by `npm test`, so many by `npm run test:long`. */
export const times = (few: number, many: number): number => (isLong ? many : few);

/** The rows of a table that are tried: by `npm test` only so many. */
export const firstOf = <Row>(few: number, rows: readonly Row[]): readonly Row[] =>
  isLong ? rows : rows.slice(0, few);
