import { sql } from 'drizzle-orm';

/** The one order of sets: of equal places, the earlier release comes first. */
const ORDER = ['position', 'released_on', 'code'] as const;

/** The order of sets, for `order by`. @param alias of `card_set` in the statement */
export const setOrder = (alias: string) =>
  sql.raw(ORDER.map((column) => `${alias}.${column}`).join(', '));

/** The newest set first. */
export const newestSetFirst = sql.raw(ORDER.map((column) => `${column} desc`).join(', '));

/** All sets, each with its place, which no two share, as `position`; a subquery. */
export const placedSets = sql`(
  select id, row_number() over (order by ${setOrder('s')})::int as position from card_set s)`;
