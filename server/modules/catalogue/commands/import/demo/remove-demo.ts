import { sql } from 'drizzle-orm';
import { ImportRefused } from '../import-refusal';
import type { Transaction } from '../store/transaction';
import { backupSet } from './backup-set';
import { demoContents, describeContents } from './demo-contents';

export interface DemoRemoval {
  replaceDemo: boolean;
  discardChanges: boolean;
  dataDir: string;
  now: Date;
  /** Called with what will be removed, before it is. */
  progress: (message: string) => void;
}

/**
 * Deletes a demo set's cards with all their data, including what people own of them, so a real set can replace it
 * (rules/catalogue#replacing-the-demo). The set itself stays, with its position.
 *
 * @returns the path of the backup, if one was needed
 * @throws {ImportRefused} DEMO_IN_THE_WAY without `replaceDemo`; DEMO_WAS_CHANGED without `discardChanges` if someone
 * changed them; BACKUP_FAILED
 */
export async function removeDemo(
  tx: Transaction,
  set: { id: string; code: string },
  removal: DemoRemoval,
): Promise<string | null> {
  if (removal.replaceDemo) await lockHoldings(tx, set.id);
  const contents = await demoContents(tx, set.id);
  const removed = describeContents(contents);
  if (!removal.replaceDemo) {
    throw new ImportRefused(
      'DEMO_IN_THE_WAY',
      `${set.code} holds the demo catalogue; importing it would remove ${removed}: use --replace-demo to do so.`,
      { removes: removed },
    );
  }
  if (contents.wasChanged && !removal.discardChanges) {
    throw new ImportRefused(
      'DEMO_WAS_CHANGED',
      `The demo cards of ${set.code} (${removed}) were changed since they were loaded: use --discard-changes too, to write a backup and remove them.`,
      { removes: removed },
    );
  }
  removal.progress(`Removing the demo set ${set.code}: ${removed}.`);
  let backup: string | null = null;
  if (contents.wasChanged) {
    backup = await backupSet(tx, set.id, removal.dataDir, removal.now);
    removal.progress(`A backup is in ${backup}.`);
  }
  await removeCards(tx, set.id);
  return backup;
}

/** Deletes a set's cards with all their data, including what people own of them. The set itself stays. */
export async function removeCards(tx: Transaction, cardSetId: string): Promise<void> {
  await removeHoldings(tx, cardSetId);
  await tx.execute(sql`delete from card where card_set_id = ${cardSetId}`);
}

const printingsOf = (cardSetId: string) => sql`(
  select v.id from card_variant v join card c on c.id = v.card_id where c.card_set_id = ${cardSetId})`;

/**
 * Keeps everyone from counting, wanting, selling or trading a set's printings until the transaction ends, since that
 * would add to what was checked. Offers are locked first, as in an exchange.
 */
async function lockHoldings(tx: Transaction, cardSetId: string): Promise<void> {
  const printings = printingsOf(cardSetId);
  await tx.execute(sql`
    select from offer where id in (select offer_id from offer_item where card_variant_id in ${printings})
      order by id for update`);
  await tx.execute(sql`select from card_variant where id in ${printings} for update`);
  for (const items of [sql`want_list_item`, sql`sale_list_item`]) {
    await tx.execute(sql`select from ${items} where card_variant_id in ${printings} for update`);
  }
}

/**
 * Deletes what people own of a set's printings, and ledger steps and offers that are about nothing else. Deleting the
 * cards would cascade, but with a search through all collections for each printing.
 */
async function removeHoldings(tx: Transaction, cardSetId: string): Promise<void> {
  const printings = printingsOf(cardSetId);
  await tx.execute(sql`delete from want_list_item where card_variant_id in ${printings}`);
  await tx.execute(sql`delete from sale_list_item where card_variant_id in ${printings}`);
  await tx.execute(sql`delete from collection_item where card_variant_id in ${printings}`);
  await tx.execute(sql`
    with gone as (
      delete from offer_item where card_variant_id in ${printings} returning offer_id, card_variant_id
    )
    delete from offer o using (select distinct offer_id from gone) as touched
      where o.id = touched.offer_id and not exists (
        select from offer_item i where i.offer_id = o.id
          and (i.offer_id, i.card_variant_id) not in (select offer_id, card_variant_id from gone))`);
  await tx.execute(sql`
    with gone as (
      delete from collection_event where card_variant_id in ${printings}
        returning user_id, step_id, card_variant_id
    )
    delete from collection_step s using (select distinct user_id, step_id from gone) as touched
      where s.user_id = touched.user_id and s.id = touched.step_id and not exists (
        select from collection_event e where e.step_id = s.id and e.at = s.at
          and (e.step_id, e.card_variant_id) not in (select step_id, card_variant_id from gone))`);
}
