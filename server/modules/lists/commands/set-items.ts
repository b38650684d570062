import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { TradeListKind } from '@domain/trade-list';
import { type PrintingOfCard, raisedWants, takeFromWants, type WantTerms } from '@domain/want-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { isAnyOf } from '@server/platform/db/where';
import { LIST_TABLES, touchShared } from '@server/modules/sharing';
import {
  isOff,
  isUnchanged,
  storedPrice,
  type ListItem,
  type ListItemInput,
} from '../queries/list-item';
import { findPrintings } from '../queries/list-items';
import { findWantsOf } from '../queries/wants';
import { holdList, lockOwnList, nextRevision, type OwnList, startList } from './trade-list';
import { type ItemError, validateItems } from './validation';

interface ItemsInput {
  kind: TradeListKind;
  listId: string;
  items: readonly ListItemInput[];
}

interface SetItemsResult {
  /** Those of the printings that exist, by id, after the change; also with errors. */
  printings: ReadonlyMap<string, ListItem>;
  errors: ItemError[];
}

/**
 * Puts printings on a player's list, changes them or, with quantity 0, takes them off: all of them or none
 * (rules/trade-lists#saving-items). A request for the present state changes nothing, since its first answer may have
 * been lost. A request that would overwrite a change that the person hasn't seen gets CONFLICT with the present items.
 *
 * @throws NOT_FOUND for somebody else's and for an unknown list
 */
export const setItems = (
  database: Database,
  userId: string,
  { kind, listId, items }: ItemsInput,
): Promise<SetItemsResult> =>
  database.transaction(async (transaction) => {
    const list = await lockOwnList(transaction, kind, { listId, userId });
    const ids = items.map(({ cardVariantId }) => cardVariantId);
    const printings = await findPrintings(transaction, list, ids);
    const errors = validateItems(kind, items, printings);
    const changes = items.filter((item) => !isUnchanged(item, printings.get(item.cardVariantId)));
    if (errors.length > 0 || changes.length === 0) return { printings, errors };
    await writeItems(
      transaction,
      userId,
      list,
      changes.map((item) => ({
        ...item,
        want: item.want ?? printings.get(item.cardVariantId)?.want,
      })),
    );
    return { printings: await findPrintings(transaction, list, ids), errors };
  });

/** Copies of a printing that changed hands. */
interface Moved {
  variantId: string;
  copies: number;
}

/** Removes copies that a player gave away from their sale list, as far as it names them (rules/offers#exchange). */
export async function removeFromSale(
  transaction: Transaction,
  userId: string,
  given: readonly Moved[],
): Promise<void> {
  const gone = new Map(given.map(({ variantId, copies }) => [variantId, copies]));
  const list = gone.size > 0 ? await holdList(transaction, 'SALE_LIST', userId) : null;
  await changeQuantities(transaction, list, {
    userId,
    variantIds: [...gone.keys()],
    quantityOf: ({ variantId, quantity }) => Math.max(0, quantity - (gone.get(variantId) ?? 0)),
  });
}

/** Removes copies that a player got from the wants for which they do (rules/offers#exchange). */
export async function removeFromWants(
  transaction: Transaction,
  userId: string,
  got: readonly Moved[],
): Promise<void> {
  const { wants, printings } = await findWantsOf(
    transaction,
    userId,
    got.map(({ variantId }) => variantId),
  );
  const copies = new Map(got.map((each) => [each.variantId, each.copies]));
  const left = takeFromWants(
    wants,
    printings.map((printing) => ({ ...printing, copies: copies.get(printing.variantId) ?? 0 })),
  );
  const list = left.size > 0 ? await holdList(transaction, 'WANT_LIST', userId) : null;
  await changeQuantities(transaction, list, { userId, ...toThose(left) });
}

interface Raise {
  userId: string;
  variantIds: readonly string[];
  /** How many copies of each printing they are to want. */
  copies: number;
}

/**
 * Raises how many copies of printings a player wants, as far as they want fewer, by what would do; never lowers. Starts
 * their list if necessary. The caller holds the account.
 *
 * @returns the number of printings of which they want more copies now
 */
export async function raiseWanted(
  transaction: Transaction,
  { userId, variantIds, copies }: Raise,
): Promise<number> {
  if (variantIds.length === 0) return 0;
  const kind = 'WANT_LIST';
  await startList(transaction, kind, userId);
  const list = await holdList(transaction, kind, userId);
  if (list === null) return 0;
  const { wants, printings } = await findWantsOf(transaction, userId, variantIds);
  const { newWants } = list;
  const raised = raisedWants(
    wants,
    inOrder(printings, variantIds).map((printing) => ({ ...printing, copies })),
    { newWants },
  );
  return changeQuantities(transaction, list, { userId, ...toThose(raised) });
}

const inOrder = (printings: readonly PrintingOfCard[], variantIds: readonly string[]) => {
  const byId = new Map(printings.map((printing) => [printing.variantId, printing]));
  return variantIds.flatMap((id) => byId.get(id) ?? []);
};

interface Quantities {
  userId: string;
  variantIds: readonly string[];
  quantityOf: (item: ListItem) => number;
}

/** Changes some printings to given quantities. */
const toThose = (quantities: ReadonlyMap<string, number>) => ({
  variantIds: [...quantities.keys()],
  quantityOf: ({ variantId, quantity }: ListItem) => quantities.get(variantId) ?? quantity,
});

/** Changes quantities of printings on a player's locked list, if they have one. @returns how many changed */
async function changeQuantities(
  transaction: Transaction,
  list: OwnList | null,
  { userId, variantIds, quantityOf }: Quantities,
): Promise<number> {
  if (list === null || variantIds.length === 0) return 0;
  const changes = [...(await findPrintings(transaction, list, variantIds)).values()]
    .map((item) => ({ ...item, cardVariantId: item.variantId, quantity: quantityOf(item), item }))
    .filter(({ quantity, item }) => quantity !== item.quantity);
  if (changes.length > 0) await writeItems(transaction, userId, list, changes);
  return changes.length;
}

/** A row of an item as it is written. */
type Written = ListItemInput & { want: WantTerms };

/** A column of an item, its type, and its value in a change. */
type Column = [name: string, type: string, valueOf: (input: Written) => unknown];

const ID: Column = ['card_variant_id', 'text', ({ cardVariantId }) => cardVariantId];
const QUANTITY: Column = ['quantity', 'int', ({ quantity }) => quantity];

const COLUMNS: Record<TradeListKind, readonly Column[]> = {
  WANT_LIST: [
    QUANTITY,
    ['would_do', 'would_do', ({ want }) => want.wouldDo],
    // Each an array as text, since unnesting would take arrays of arrays apart.
    ['kinds', 'variant_type[]', ({ want }) => `{${want.kinds.join(',')}}`],
    ['at_most_cents', 'int', ({ want }) => want.atMostCents],
    ['priority', 'want_priority', ({ want }) => want.priority],
  ],
  SALE_LIST: [
    QUANTITY,
    ['price_type', 'price_type', ({ priceType }) => priceType],
    ['fixed_price_cents', 'int', storedPrice],
    ['condition', 'condition', ({ condition }) => condition],
  ],
};

/** Writes at least one change of existing printings on a locked list, as its next revision. */
async function writeItems(
  transaction: Transaction,
  userId: string,
  { kind, listId, newWants }: OwnList,
  items: readonly ListItemInput[],
): Promise<void> {
  const version = await nextRevision(transaction, { kind, listId });
  const { item, listId: ofList } = LIST_TABLES[kind];
  const off = items.filter(isOff).map(({ cardVariantId }) => cardVariantId);
  if (off.length > 0) {
    await transaction.delete(item).where(and(eq(ofList, listId), isAnyOf(item.cardVariantId, off)));
  }
  const on = items
    .filter((each) => !isOff(each))
    .map((each): Written => ({ ...each, want: each.want ?? newWants }));
  if (on.length > 0) {
    const columns = COLUMNS[kind];
    const given = [ID, ...columns];
    const key = sql.identifier(`${kind.toLowerCase()}_id`);
    const names = joined(given, ([name]) => sql.identifier(name));
    await transaction.execute(sql`
      insert into ${item} (${key}, version, ${names})
        select ${listId}::uuid, ${version}::int,
            ${joined(given, ([name, type]) => sql`${sql.identifier(name)}::${sql.raw(type)}`)}
          from unnest(${joined(given, ([, , valueOf]) => sql`${sql.param(on.map(valueOf))}::text[]`)}) given (${names})
      on conflict (${key}, card_variant_id) do update
        set version = excluded.version, updated_at = now(),
          ${joined(columns, ([name]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)}`);
  }
  await touchShared(transaction, userId, kind);
}

const joined = (
  columns: readonly Column[],
  toSql: (column: Column) => SQL | ReturnType<typeof sql.identifier>,
): SQL => sql.join(columns.map(toSql), sql`, `);
