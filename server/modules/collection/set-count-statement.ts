import type { CardType, VariantType } from '@domain/card';
import { preparedFor } from '@server/db/prepared';
import { collectionPreferences } from '@server/db/tables';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { ledgerParts } from './step-statement';

const { userId: _userId, ...preferences } = getTableColumns(collectionPreferences);
const given = (
  name: 'userId' | 'variantId' | 'inventory' | 'missingOverride' | 'expectedVersion',
) => sql.placeholder(name);

/** What `withInventory` of the domain says, for a row of `printing`; a test compares the two. */
const INVENTORY_TO = sql`coalesce(${given('inventory')}::int, inventory_from)`;
const OVERRIDE_TO = sql`case
  when ${given('missingOverride')}::int is not null then nullif(${given('missingOverride')}::int, -1)
  when override_from is not null
    then greatest(0, override_from - greatest(0, ${INVENTORY_TO} - inventory_from)) end`;

/**
 * Looks at a printing, sets its count in the ledger and its projection, and tells both counts with what the player
 * collects, in one way to the database and back: entering a collection is thousands of these. `newVersion` is null
 * where nothing was changed, be it for want of a difference, for another version than the expected one, or because
 * someone else was faster. `isThere` is whether the account isn't deleted.
 */
export const setCountStatement = preparedFor((database) => {
  const printing = database.$with('printing', {}).as(sql`
    select v.id as card_variant_id, card_type, variant_type, coalesce(i.version, 0) as version,
        coalesce(i.inventory, 0) as inventory_from, i.missing_override as override_from
      from card_variant v join card c on c.id = v.card_id
        left join collection_item i on i.card_variant_id = v.id and i.user_id = ${given('userId')}::uuid
      where v.id = ${given('variantId')}`);
  const counted = database.$with('counted', {}).as(sql`
    select *, ${INVENTORY_TO} as inventory_to, ${OVERRIDE_TO} as override_to from printing`);
  const asked = sql`
    select card_variant_id, version, inventory_from, inventory_to, override_from, override_to from counted
      where (inventory_from, override_from) is distinct from (inventory_to, override_to)
        and version = coalesce(${given('expectedVersion')}::int, version)`;
  return database
    .with(printing, counted, ...ledgerParts(database, asked))
    .select({
      printing: {
        cardType: sql<CardType>`counted.card_type`,
        variantType: sql<VariantType>`counted.variant_type`,
        version: sql<number>`counted.version`,
        inventory: sql<number>`counted.inventory_from`,
        missingOverride: sql<number | null>`counted.override_from`,
      },
      to: {
        inventory: sql<number>`counted.inventory_to`,
        missingOverride: sql<number | null>`counted.override_to`,
      },
      newVersion: sql<number | null>`item.version`,
      isThere: sql<boolean>`exists (select from holder)`,
      preferences,
    })
    .from(sql`counted left join item on true`)
    .leftJoin(collectionPreferences, eq(collectionPreferences.userId, given('userId')))
    .prepare('set_count');
});
