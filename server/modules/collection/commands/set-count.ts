import { changesCount, type StoredCount } from '@domain/collection';
import { DEFAULT_PREFERENCES, type PreferenceCounts } from '@domain/preferences';
import type { Database } from '@server/db/database';
import { namedColumns, preparedStatement, withParts } from '@server/db/prepared-statement';
import { collectionPreferences } from '@server/db/tables';
import type { FieldError } from '@server/graphql/field-error';
import { touchCollection } from '@server/modules/sharing';
import { notSignedIn } from '@server/modules/user';
import { getTableColumns, sql } from 'drizzle-orm';
import { COUNT_CONFLICT, validateCount, type SetCountInput } from '../validation';
import {
  type CollectionItemInventory,
  type CountedPrinting,
  findPrintingAndPreferences,
  itemInventory,
} from '../queries/counted-printing';
import { partsOfOwnEdit } from '../step-statement';

export interface SetCountResult {
  /** After the change, also with errors; null for an unknown printing. */
  collectionItemInventory: CollectionItemInventory | null;
  errors: FieldError[];
}

/**
 * Sets one printing's Have, Need or both. A request for the present count changes nothing, since its first answer may
 * have been lost. A request that would overwrite a change that the person hasn't seen gets CONFLICT with the present
 * count (rules/errors#conflicts).
 *
 * @throws UNAUTHENTICATED if the account was deleted meanwhile
 */
export async function setCount(
  database: Database,
  userId: string,
  input: SetCountInput,
): Promise<SetCountResult> {
  const errors = validateCount(input);
  if (errors.length > 0) return unchanged(database, userId, input.variantId, errors);
  const { variantId, inventory, missingOverrideCount, expectedVersion } = input;
  for (;;) {
    const [found] = await setCountStatement(database, {
      userId,
      variantId,
      inventory,
      missingOverride: missingOverrideCount,
      expectedVersion,
    });
    if (found === undefined) return UNKNOWN_PRINTING;
    if (!found.isThere) throw notSignedIn();
    if (found.newVersion !== null) {
      await touchCollection(database, userId);
      return answerOf(variantId, found, after(found, found.newVersion));
    }
    if (!changesCount({ from: found, to: after(found, found.version) })) {
      return answerOf(variantId, found, found);
    }
    if (expectedVersion != null && expectedVersion !== found.version) {
      return answerOf(variantId, found, found, [COUNT_CONFLICT]);
    }
    // Another change came first: start again with the present count.
  }
}

interface VersionedCount extends StoredCount {
  version: number;
}

const after = ({ inventoryTo, overrideTo }: Found, version: number): VersionedCount => ({
  inventory: inventoryTo,
  missingOverride: overrideTo,
  version,
});

function answerOf(
  variantId: string,
  { cardType, variantType, preferences }: Found,
  { inventory, missingOverride, version }: VersionedCount,
  errors: FieldError[] = [],
): SetCountResult {
  const printing = { variantId, cardType, variantType, inventory, missingOverride, version };
  return {
    collectionItemInventory: itemInventory(printing, preferences ?? DEFAULT_PREFERENCES, true),
    errors,
  };
}

/** The unchanged count with the errors of the request. */
async function unchanged(
  database: Database,
  userId: string,
  variantId: string,
  errors: FieldError[],
): Promise<SetCountResult> {
  const found = await findPrintingAndPreferences(database, userId, variantId);
  if (found === null) return UNKNOWN_PRINTING;
  return {
    collectionItemInventory: itemInventory(found.printing, found.preferences, true),
    errors,
  };
}

const UNKNOWN_PRINTING: SetCountResult = {
  collectionItemInventory: null,
  errors: [{ field: 'variantId', message: 'There is no such printing.', code: 'NOT_FOUND' }],
};

const { userId: _userId, ...preferenceColumns } = getTableColumns(collectionPreferences);

const given = sql.placeholder;

/** The domain's `withInventory` in SQL, for a row of `printing`; a test compares the two. */
const INVENTORY_TO = sql`coalesce(${given('inventory')}::int, inventory_from)`;

const OVERRIDE_TO = sql`case
  when ${given('missingOverride')}::int is not null then nullif(${given('missingOverride')}::int, -1)
  when override_from is not null
    then greatest(0, override_from - greatest(0, ${INVENTORY_TO} - inventory_from)) end`;

const PRINTING = sql`
  select v.id as card_variant_id, card_type, variant_type, coalesce(i.version, 0) as version,
      coalesce(i.inventory, 0) as inventory_from, i.missing_override as override_from
    from card_variant v join card c on c.id = v.card_id
      left join collection_item i on i.card_variant_id = v.id and i.user_id = ${given('userId')}::uuid
    where v.id = ${given('variantId')}`;

const IS_CHANGE = sql`
  (inventory_from, override_from) is distinct from (inventory_to, override_to)
    and version = coalesce(${given('expectedVersion')}::int, version)`;

/** A printing's count before and after, and the player's preferences. */
type Found = Omit<CountedPrinting, 'variantId'> & {
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
 * preferences, in one round trip: entering a collection takes thousands of these.
 */
const setCountStatement = preparedStatement<Found>(
  'set_count',
  withParts(
    {
      counted: sql`select *, ${INVENTORY_TO} as inventory_to, ${OVERRIDE_TO} as override_to
        from (${PRINTING}) as printing`,
      ...partsOfOwnEdit(IS_CHANGE),
    },
    sql`select card_type as "cardType", variant_type as "variantType", counted.version,
        inventory_from as "inventory", override_from as "missingOverride",
        inventory_to as "inventoryTo", override_to as "overrideTo",
        item.version as "newVersion", exists (select from holder) as "isThere",
        (select to_json(own) from (select ${namedColumns(preferenceColumns)} from collection_preferences
          where user_id = ${given('userId')}) as own) as preferences
      from counted left join item on true`,
  ),
);
