import { NOT_WANTED } from '@domain/want-list';
import { UNSET_VERSION } from '@domain/version';
import type { Transaction } from '@server/db/database';
import { isAnyOf } from '@server/db/is-any-of';
import { cardVariant, wantList, wantListItem } from '@server/db/tables';
import { and, eq, sql } from 'drizzle-orm';
import { nextRevision, type WantedPrinting } from '../repo';
import type { AskedPrintings } from './asked-quantity';

/** Whether the list is this player's; until the transaction ends, nobody else changes it. @param wantListId a UUID */
export async function lockWantList(
  transaction: Transaction,
  { wantListId, userId }: { wantListId: string; userId: string },
): Promise<boolean> {
  const found = await transaction
    .select({ id: wantList.id })
    .from(wantList)
    .where(and(eq(wantList.id, wantListId), eq(wantList.userId, userId)))
    .for('no key update');
  return found.length > 0;
}

/** The printings of these ids as a list has them; unknown ids are left out. The known ones stay until the transaction ends. */
export async function findAskedPrintings(
  transaction: Transaction,
  { wantListId, ids }: { wantListId: string; ids: readonly string[] },
): Promise<AskedPrintings> {
  const rows = await transaction
    .select({
      variantId: cardVariant.id,
      cardId: cardVariant.cardId,
      quantity: sql<number>`coalesce(${wantListItem.quantity}, ${NOT_WANTED})`.mapWith(Number),
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
  /** Printings that exist, with the quantity that they get; 0 takes one off. At least one. */
  changes: readonly Pick<WantedPrinting, 'variantId' | 'quantity'>[];
}

/** Sets how many copies a locked list asks for, of printings that exist, as the list's next revision. */
export async function writeQuantities(
  transaction: Transaction,
  { wantListId, changes }: Changes,
): Promise<void> {
  const version = await nextRevision(transaction, wantListId);
  const off = changes.filter(({ quantity }) => quantity === NOT_WANTED);
  const on = changes.filter(({ quantity }) => quantity !== NOT_WANTED);
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
