import { and, eq, sql } from 'drizzle-orm';
import { UNSET_VERSION } from '@domain/version';
import { OFF_LIST } from '@domain/trade-list';
import type { Database, Transaction } from '@server/platform/db/database';
import { cardVariant } from '@server/modules/catalogue/tables';
import { wantList, wantListItem } from '../tables';
import { isAnyOf } from '@server/platform/db/where';
import { nextRevision } from '../commands/trade-list';
import type { PrintingsOnList } from '../commands/want-item-validation';

/** A printing on a want list. */
export interface WantedPrinting {
  wantListId: string;
  variantId: string;
  cardId: string;
  /** 0 for one that isn't on the list (rules/trade-lists#want-quantity). */
  quantity: number;
  /** What a change must name, so that it overwrites nothing unseen; 0 for one that isn't on the list. */
  version: number;
}

/** The id of a player's want list; null if they have none. */
export async function findWantListId(
  database: Database | Transaction,
  userId: string,
): Promise<string | null> {
  const [row] = await database
    .select({ id: wantList.id })
    .from(wantList)
    .where(eq(wantList.userId, userId));
  return row?.id ?? null;
}

/** The items of a list, by printing. */
export const findWantedPrintings = (
  database: Database | Transaction,
  wantListId: string,
): Promise<WantedPrinting[]> =>
  database
    .select({
      wantListId: wantListItem.wantListId,
      variantId: wantListItem.cardVariantId,
      cardId: cardVariant.cardId,
      quantity: wantListItem.quantity,
      version: wantListItem.version,
    })
    .from(wantListItem)
    .innerJoin(cardVariant, eq(cardVariant.id, wantListItem.cardVariantId))
    .where(eq(wantListItem.wantListId, wantListId))
    .orderBy(wantListItem.cardVariantId);

/** Existing printings by id, as they are on a list. They stay in the catalogue until the transaction ends. */
export async function findPrintingsOnList(
  transaction: Transaction,
  { wantListId, ids }: { wantListId: string; ids: readonly string[] },
): Promise<PrintingsOnList> {
  const rows = await transaction
    .select({
      variantId: cardVariant.id,
      cardId: cardVariant.cardId,
      quantity: sql<number>`coalesce(${wantListItem.quantity}, ${OFF_LIST})`.mapWith(Number),
      version: sql<number>`coalesce(${wantListItem.version}, ${UNSET_VERSION})`.mapWith(Number),
    })
    .from(cardVariant)
    .leftJoin(
      wantListItem,
      and(eq(wantListItem.cardVariantId, cardVariant.id), eq(wantListItem.wantListId, wantListId)),
    )
    .where(isAnyOf(cardVariant.id, ids))
    .orderBy(cardVariant.id)
    .for('key share', { of: cardVariant });
  return new Map(rows.map((row) => [row.variantId, { wantListId, ...row }]));
}

interface Changes {
  wantListId: string;
  /** At least one existing printing with its new quantity; 0 removes it. */
  changes: readonly Pick<WantedPrinting, 'variantId' | 'quantity'>[];
}

/** Writes new quantities on a locked list, as its next revision. */
export async function writeQuantities(
  transaction: Transaction,
  { wantListId, changes }: Changes,
): Promise<void> {
  const version = await nextRevision(transaction, 'WANT_LIST', wantListId);
  const off = changes.filter(({ quantity }) => quantity === OFF_LIST);
  const on = changes.filter(({ quantity }) => quantity !== OFF_LIST);
  if (off.length > 0) {
    const ids = off.map(({ variantId }) => variantId);
    await transaction
      .delete(wantListItem)
      .where(
        and(eq(wantListItem.wantListId, wantListId), isAnyOf(wantListItem.cardVariantId, ids)),
      );
  }
  if (on.length === 0) return;
  await transaction
    .insert(wantListItem)
    .values(
      on.map(({ variantId, quantity }) => ({
        wantListId,
        cardVariantId: variantId,
        quantity,
        version,
      })),
    )
    .onConflictDoUpdate({
      target: [wantListItem.wantListId, wantListItem.cardVariantId],
      set: {
        quantity: sql`excluded.quantity`,
        version: sql`excluded.version`,
        updatedAt: sql`now()`,
      },
    });
}
