import { expect, type Locator, type Page } from '@playwright/test';
import { NEVER_COUNTED } from '@domain/collection';
import type { SharingSubject } from '@domain/sharing';
import type { Database } from '@server/platform/db/database';
import { sharing } from '@server/modules/sharing/tables';
import { recordStep } from '@server/modules/collection/commands/record-step';
import { and, eq } from 'drizzle-orm';

/** Gives a player who has counted none of these printings the given copies, by the printing's id, as one step. */
export async function giveCopies(
  database: Database,
  userId: string,
  copies: Record<string, number>,
): Promise<void> {
  const changes = Object.entries(copies).map(([variantId, inventory]) => ({
    variantId,
    version: 0,
    from: NEVER_COUNTED,
    to: { inventory, missingOverride: null },
  }));
  await recordStep(database, { userId, actorId: userId, reason: 'EDIT' }, changes);
}

/** Lets everyone see someone's collection or list. */
export async function shareWithAll(
  database: Database,
  userId: string,
  subject: SharingSubject,
): Promise<void> {
  const row = { userId, subject, sharedWithAll: true };
  await database
    .insert(sharing)
    .values(row)
    .onConflictDoUpdate({ target: [sharing.userId, sharing.subject], set: row });
}

/**
 * Waits until the server has saved whether everyone may see someone's collection or list: the page shows the choice
 * before the server answers.
 */
export async function untilSharedWithAll(
  database: Database,
  userId: string,
  { subject, isShared }: { subject: SharingSubject; isShared: boolean },
): Promise<void> {
  const kept = async () => {
    const [row] = await database
      .select({ sharedWithAll: sharing.sharedWithAll })
      .from(sharing)
      .where(and(eq(sharing.userId, userId), eq(sharing.subject, subject)));
    return row?.sharedWithAll ?? false;
  };
  await expect.poll(kept).toBe(isShared);
}

/** The field of a printing's Have or Need, such as that of `Echo Walker, Foil`. */
export const countField = (page: Page, printing: string, part: 'have' | 'need' = 'have'): Locator =>
  page.getByRole('textbox', { name: `${printing}: ${part}`, exact: true });

/** A card's row in a collection's table. */
export const cardRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
