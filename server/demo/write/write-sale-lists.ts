import type { Transaction } from '@server/db/database';
import { sql } from 'drizzle-orm';
import type { OwnedPlayer } from './write-players';

/** Makes the sale lists of players who sell something, each as if its first change had put everything on it. */
export async function writeSaleLists(
  transaction: Transaction,
  players: readonly OwnedPlayer[],
): Promise<void> {
  const lists = players.flatMap(({ userId, sells }) =>
    sells === null || sells.sales.length === 0 ? [] : [{ userId, ...sells }],
  );
  const settings = lists.map(({ userId, banner, pricing }) => ({ userId, banner, ...pricing }));
  const items = lists.flatMap(({ userId, sales }) => sales.map((sale) => ({ userId, ...sale })));
  await transaction.execute(sql`
    with sold as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as s("userId" uuid, "variantId" text, quantity int, "priceType" price_type,
          "fixedPriceCents" int, "updatedAt" timestamptz)
    ), list as (
      insert into sale_list (user_id, banner, percentage_adjustment, rounding_step, revision,
          settings_version, created_at)
        select "userId", banner, "percentageAdjustment", "roundingStep", 1, 1,
            (select min("updatedAt") from sold where sold."userId" = s."userId")
          from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb)
            as s("userId" uuid, banner text, "percentageAdjustment" int, "roundingStep" int)
        returning id, user_id
    )
    insert into sale_list_item (sale_list_id, card_variant_id, quantity, price_type,
        fixed_price_cents, version, updated_at)
      select list.id, "variantId", quantity, "priceType", "fixedPriceCents", 1, "updatedAt"
        from sold join list on list.user_id = sold."userId"`);
}
