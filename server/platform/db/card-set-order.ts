import { sql } from 'drizzle-orm';

/** The one order of sets: of equal places, the earlier release comes first. */
const ORDER = ['position', 'released_on', 'code'] as const;

/** The order of sets, for `order by`. @param alias of `card_set` in the statement */
export const setOrder = (alias: string) =>
  sql.raw(ORDER.map((column) => `${alias}.${column}`).join(', '));
