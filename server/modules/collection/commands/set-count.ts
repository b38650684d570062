import type { CardType, VariantType } from '@domain/card';
import { changesCount } from '@domain/collection';
import { DEFAULT_PREFERENCES } from '@domain/preferences';
import { type Database, preparedFor } from '@server/db/database';
import { collectionPreferences } from '@server/db/tables';
import type { FieldError } from '@server/graphql/field-error';
import { notSignedIn } from '@server/modules/user';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { COUNT_CONFLICT, validateCount, type SetCountInput } from '../validation';
import {
  type CollectionItemInventory,
  type CountedPrinting,
  findPrintingAndPreferences,
  itemInventory,
} from '../queries/counted-printing';
import { ledgerParts, valuesOf } from '../step-statement';

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
    const [found] = await setCountStatement(database).execute({
      ...valuesOf({ userId, actorId: userId, reason: 'EDIT' }),
      variantId,
      inventory: inventory ?? null,
      missingOverride: missingOverrideCount ?? null,
      expectedVersion: expectedVersion ?? null,
    });
    if (found === undefined) return UNKNOWN_PRINTING;
    if (!found.isThere) throw notSignedIn();
    const { to, newVersion, preferences } = found;
    const printing = { variantId, ...found.printing };
    const answer = (now: CountedPrinting, itsErrors: FieldError[] = []): SetCountResult => ({
      collectionItemInventory: itemInventory(now, preferences ?? DEFAULT_PREFERENCES, true),
      errors: itsErrors,
    });
    if (newVersion !== null) return answer({ ...printing, ...to, version: newVersion });
    if (!changesCount({ from: printing, to })) return answer(printing);
    if (expectedVersion != null && expectedVersion !== printing.version) {
      return answer(printing, [COUNT_CONFLICT]);
    }
    // Another change came first: start again with the present count.
  }
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

const { userId: _userId, ...preferences } = getTableColumns(collectionPreferences);

const given = (
  name: 'userId' | 'variantId' | 'inventory' | 'missingOverride' | 'expectedVersion',
) => sql.placeholder(name);

/** The domain's `withInventory` in SQL, for a row of `printing`; a test compares the two. */
const INVENTORY_TO = sql`coalesce(${given('inventory')}::int, inventory_from)`;

const OVERRIDE_TO = sql`case
  when ${given('missingOverride')}::int is not null then nullif(${given('missingOverride')}::int, -1)
  when override_from is not null
    then greatest(0, override_from - greatest(0, ${INVENTORY_TO} - inventory_from)) end`;

/**
 * Reads a printing, sets its count in the ledger and the projection, and returns both counts and the player's
 * preferences, in one round trip: entering a collection takes thousands of these. `newVersion` is null if nothing was
 * changed: the count is the same, its version isn't the expected one, or another change came first. `isThere` tells
 * whether the account isn't deleted.
 */
const setCountStatement = preparedFor((database) => {
  const printing = database.$with('printing', {}).as(sql`
    select v.id as card_variant_id, card_type, variant_type, coalesce(i.version, 0) as version,
        coalesce(i.inventory, 0) as inventory_from, i.missing_override as override_from
      from card_variant v join card c on c.id = v.card_id
        left join collection_item i on i.card_variant_id = v.id and i.user_id = ${given('userId')}::uuid
      where v.id = ${given('variantId')}`);
  const counted = database.$with('counted', {}).as(sql`
    select *, ${INVENTORY_TO} as inventory_to, ${OVERRIDE_TO} as override_to from printing`);
  const input = sql`
    select card_variant_id, version, inventory_from, inventory_to, override_from, override_to from counted
      where (inventory_from, override_from) is distinct from (inventory_to, override_to)
        and version = coalesce(${given('expectedVersion')}::int, version)`;
  return database
    .with(printing, counted, ...ledgerParts(database, input))
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
