import type { CardExpression } from '@domain/card-filter';
import type { Database } from '@server/platform/db/database';
import { namedParts } from '@server/platform/db/prepared-statement';
import type { Asking } from '@server/modules/market';
import { sql } from 'drizzle-orm';
import { conditionOf, joinsOf, ROWS } from './expression-sql';
import { askedBy } from './search-printings';

export interface LackingSearch {
  expression: CardExpression;
  viewer: Asking;
  /** How many copies of each printing the viewer's want list is to hold. */
  copies: number;
  /** Only printings that arrived after this one and up to that one. */
  arrived: { after: number; upTo: number } | null;
  /** How many to name. */
  most: number;
}

/** Printings of which a player's want list holds too few copies. */
export interface LackingPrintings {
  total: number;
  /** The first of them, set by set and by number. */
  printings: { cardId: string; variantId: string }[];
}

/** The printings of which an expression is true and of which the viewer's want list holds fewer copies than asked. */
export async function findLackingPrintings(
  database: Database,
  search: LackingSearch,
): Promise<LackingPrintings> {
  const { viewer, copies, arrived, most } = search;
  const condition = conditionOf(search.expression, await askedBy(database, search));
  const { parts, where } = condition;
  const isNew =
    arrived === null
      ? sql`true`
      : sql`r.card_variant_id in (select card_variant_id from printing_arrival
          where number > ${arrived.after} and number <= ${arrived.upTo})`;
  const listed = sql`
    select i.card_variant_id, i.quantity
      from want_list l join want_list_item i on i.want_list_id = l.id where l.user_id = ${viewer.id}::uuid`;
  const found = sql`
    select k.card_id, r.card_variant_id, c.position, r.place
      from ${ROWS} join card_set c on c.id = r.card_set_id
      left join listed on listed.card_variant_id = r.card_variant_id
      ${joinsOf(condition)}
      where ${where} and r.card_variant_id is not null and coalesce(listed.quantity, 0) < ${copies} and ${isNew}`;
  const { rows } = await database.execute<{ total: number; cardId: string; variantId: string }>(sql`
    ${namedParts({ ...parts, listed, found })}
    select (select count(*)::int from found) as total, card_id as "cardId", card_variant_id as "variantId"
      from found order by position, place limit ${most}`);
  return {
    total: rows[0]?.total ?? 0,
    printings: rows.map(({ cardId, variantId }) => ({ cardId, variantId })),
  };
}
