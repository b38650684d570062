import type { Locator, Page } from '@playwright/test';
import { NEVER_COUNTED } from '@domain/collection';
import type { SharingSubject } from '@domain/sharing';
import type { Database } from '@server/db/database';
import { sharing } from '@server/db/tables';
import { recordStep } from '@server/modules/collection/record-step';

/** Gives someone who counted none of these yet so many copies, by the printing's id, as one step. */
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

/** The field of a printing's Have or Need, such as that of `Echo Walker, Foil`. */
export const countField = (page: Page, printing: string, part: 'have' | 'need' = 'have'): Locator =>
  page.getByRole('textbox', { name: `${printing}: ${part}`, exact: true });

/** A card's row in a collection's table. */
export const cardRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
