import type { PreferenceCounts } from '@domain/preferences';
import type { Database } from '@server/platform/db/database';
import { namedColumns, preparedStatement, withParts } from '@server/platform/db/prepared-statement';
import { collectionPreferences } from '@server/modules/people/tables';
import { Together } from '@server/platform/db/together';
import { getTableColumns, sql } from 'drizzle-orm';
import type { CountedPrinting } from '../queries/counted-printing';
import { INVENTORY_TO, OVERRIDE_TO } from '../sql';
import { partsOfOwnEdits } from './step-statement';

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
  /** The edit's place among those of the statement, from 1. */
  place: number;
  inventoryTo: number;
  overrideTo: number | null;
  /** Null if nothing changed: the same count, another version than expected, or another change came first. */
  newVersion: number | null;
  /** Whether the account isn't deleted. */
  isThere: boolean;
  /** Null without a row. */
  preferences: PreferenceCounts | null;
};

/** How long others wait for the lock of one: longer than a change of the same count in another process takes. */
const PATIENCE = '50ms';

const writers = new WeakMap<Database, Together<Edit, Found | undefined>>();

/**
 * Reads a printing, sets its count in the ledger and the projection, and returns both counts and the player's
 * preferences, in one round trip; undefined for an unknown printing. Edits that come together are one statement,
 * since entering a collection takes thousands of them.
 */
export function edit(database: Database, asked: Edit): Promise<Found | undefined> {
  let writer = writers.get(database);
  if (writer === undefined) {
    writer = new Together({
      keyOf: ({ userId, variantId }) => `${userId} ${variantId}`,
      doTogether: (edits) => editAll(database, edits, PATIENCE),
      doAlone: async (single) => (await editAll(database, [single], '0'))[0],
    });
    writers.set(database, writer);
  }
  return writer.do(asked);
}

/** @param patience how long to wait for a lock; '0' for as long as a statement may take */
async function editAll(
  database: Database,
  edits: readonly Edit[],
  patience: string,
): Promise<(Found | undefined)[]> {
  const found = await editStatement(database, {
    userIds: edits.map(({ userId }) => userId),
    variantIds: edits.map(({ variantId }) => variantId),
    inventories: edits.map(({ inventory }) => inventory ?? null),
    missingOverrides: edits.map(({ missingOverride }) => missingOverride ?? null),
    expectedVersions: edits.map(({ expectedVersion }) => expectedVersion ?? null),
    patience,
  });
  const answers: (Found | undefined)[] = edits.map(() => undefined);
  for (const each of found) answers[each.place - 1] = each;
  return answers;
}

const { userId: _userId, ...preferenceColumns } = getTableColumns(collectionPreferences);

const given = sql.placeholder;

const ASKED = sql`
  select * from unnest(${given('userIds')}::uuid[], ${given('variantIds')}::text[],
    ${given('inventories')}::int[], ${given('missingOverrides')}::int[], ${given('expectedVersions')}::int[])
    with ordinality as a (user_id, card_variant_id, inventory, missing_override, expected_version, place)`;

const PRINTING = sql`
  select a.*, card_type, variant_type, coalesce(i.version, 0) as version,
      coalesce(i.inventory, 0) as inventory_from, i.missing_override as override_from
    from (${ASKED}) as a join card_variant v on v.id = a.card_variant_id join card c on c.id = v.card_id
      left join collection_item i on i.card_variant_id = v.id and i.user_id = a.user_id`;

const IS_CHANGE = sql`
  (inventory_from, override_from) is distinct from (inventory_to, override_to)
    and version = coalesce(expected_version, version)`;

const editStatement = preparedStatement<Found>(
  'edit_counts',
  withParts(
    {
      patience: sql`select set_config('lock_timeout', ${given('patience')}, true)`,
      counted: sql`select *, ${INVENTORY_TO} as inventory_to, ${OVERRIDE_TO} as override_to
        from (${PRINTING}) as printing`,
      ...partsOfOwnEdits(
        sql`${given('userIds')}::uuid[]`,
        IS_CHANGE,
        sql`exists (select from patience)`,
      ),
    },
    sql`select place, card_type as "cardType", variant_type as "variantType", counted.version,
        inventory_from as "inventory", override_from as "missingOverride",
        inventory_to as "inventoryTo", override_to as "overrideTo",
        changed.version as "newVersion", user_id in (select id from holder) as "isThere",
        (select to_json(own) from (select ${namedColumns(preferenceColumns)} from collection_preferences
          where collection_preferences.user_id = counted.user_id) as own) as preferences
      from counted left join changed using (user_id, card_variant_id)`,
  ),
);
