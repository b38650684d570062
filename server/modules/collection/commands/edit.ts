import type { PreferenceCounts } from '@domain/preferences';
import type { Database } from '@server/platform/db/database';
import { namedColumns, preparedStatement, withParts } from '@server/platform/db/prepared-statement';
import { collectionPreferences } from '@server/modules/people/tables';
import { getTableColumns, sql } from 'drizzle-orm';
import type { CountedPrinting } from '../queries/counted-printing';
import { INVENTORY_TO, OVERRIDE_TO } from '../sql';
import { partsOfEdit } from './step-statement';

/** What a player asks of one printing's count; null or undefined leaves it as it is. */
interface Edit {
  userId: string;
  variantId: string;
  inventory?: number | null | undefined;
  missingOverride?: number | null | undefined;
  expectedVersion?: number | null | undefined;
}

/** A printing's count before and after, and the player's preferences. */
export type Found = Omit<CountedPrinting, 'variantId'> & {
  inventoryTo: number;
  overrideTo: number | null;
  /** Null if nothing changed: the same count, another version than expected, or another change came first. */
  newVersion: number | null;
  /** Whether the account isn't deleted. */
  isThere: boolean;
  /** Null without a row. */
  preferences: PreferenceCounts | null;
};

/**
 * Reads a printing, sets its count in the ledger and the projection, and returns both counts and the player's
 * preferences, in one round trip; undefined for an unknown printing.
 */
export async function edit(
  database: Database,
  { userId, variantId, inventory, missingOverride, expectedVersion }: Edit,
): Promise<Found | undefined> {
  const [found] = await editStatement(database, {
    userId,
    variantId,
    inventory: inventory ?? null,
    missingOverride: missingOverride ?? null,
    expectedVersion: expectedVersion ?? null,
  });
  return found;
}

const { userId: _userId, ...preferenceColumns } = getTableColumns(collectionPreferences);

const given = sql.placeholder;

const PRINTING = sql`
  select ${given('userId')}::uuid as user_id, v.id as card_variant_id, card_type, variant_type,
      ${given('inventory')}::int as inventory, ${given('missingOverride')}::int as missing_override,
      coalesce(i.version, 0) as version, coalesce(i.inventory, 0) as inventory_from,
      i.missing_override as override_from
    from card_variant v join card c on c.id = v.card_id
      left join collection_item i on i.card_variant_id = v.id and i.user_id = ${given('userId')}::uuid
    where v.id = ${given('variantId')}::text`;

const IS_CHANGE = sql`
  (inventory_from, override_from) is distinct from (inventory_to, override_to)
    and version = coalesce(${given('expectedVersion')}::int, version)`;

const editStatement = preparedStatement<Found>(
  'edit_count',
  withParts(
    {
      counted: sql`select *, ${INVENTORY_TO} as inventory_to, ${OVERRIDE_TO} as override_to
        from (${PRINTING}) as printing`,
      ...partsOfEdit(IS_CHANGE),
    },
    sql`select card_type as "cardType", variant_type as "variantType", counted.version,
        inventory_from as "inventory", override_from as "missingOverride",
        inventory_to as "inventoryTo", override_to as "overrideTo",
        item.version as "newVersion", exists (select from holder) as "isThere",
        (select to_json(own) from (select ${namedColumns(preferenceColumns)} from collection_preferences
          where collection_preferences.user_id = counted.user_id) as own) as preferences
      from counted left join item using (user_id, card_variant_id)`,
  ),
);
