import type { Transaction } from '@server/db/database';
import { sql } from 'drizzle-orm';
import type { OwnedPlayer } from './write-players';

/** Makes the want lists of players who look for something. */
export async function writeWantLists(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  const items = players.flatMap(({ userId, wants }) => wants.map((want) => ({ userId, ...want })));
  await transaction.execute(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as w("userId" uuid, "variantId" text, quantity int, "updatedAt" timestamptz)
    ), list as (
      insert into want_list (user_id, created_at)
        select "userId", min("updatedAt") from wanted group by "userId" returning id, user_id
    )
    insert into want_list_item (want_list_id, card_variant_id, quantity, updated_at)
      select list.id, "variantId", quantity, "updatedAt"
        from wanted join list on list.user_id = wanted."userId"`);
}
