import { sql } from 'drizzle-orm';
import { ImportRefused } from '../import-refusal';
import type { Transaction } from '../store/transaction';
import { backupSet } from './backup-set';
import { demoContents, describeContents } from './demo-contents';
import { lockHoldings, removeHoldings } from './remove-holdings';

export interface DemoRemoval {
  replaceDemo: boolean;
  discardChanges: boolean;
  dataDir: string;
  now: Date;
  /** Is told what will be removed, before it is. */
  progress: (message: string) => void;
}

/**
 * Removes a demo set's cards with everything about them and what people hold of them, so that a real set can take its
 * place (product 5). The set itself stays, with its position.
 *
 * @returns the path of the backup, if there had to be one
 * @throws {ImportRefused} DEMO_IN_THE_WAY without `replaceDemo`; DEMO_WAS_CHANGED without
 * `discardChanges` where someone changed them; BACKUP_FAILED
 */
export async function removeDemo(
  tx: Transaction,
  set: { id: string; code: string },
  removal: DemoRemoval,
): Promise<string | null> {
  if (removal.replaceDemo) await lockHoldings(tx, set.id);
  const contents = await demoContents(tx, set.id);
  const what = describeContents(contents);
  if (!removal.replaceDemo) {
    throw new ImportRefused(
      'DEMO_IN_THE_WAY',
      `${set.code} holds the demo catalogue; importing it would remove ${what}: say --replace-demo to do so.`,
    );
  }
  if (contents.wasChanged && !removal.discardChanges) {
    throw new ImportRefused(
      'DEMO_WAS_CHANGED',
      `The demo cards of ${set.code} (${what}) were changed since they were loaded: say --discard-changes too, to write a backup and remove them.`,
    );
  }
  removal.progress(`Removing the demo set ${set.code}: ${what}.`);
  let backup: string | null = null;
  if (contents.wasChanged) {
    backup = await backupSet(tx, set.id, removal.dataDir, removal.now);
    removal.progress(`What was there is kept in ${backup}.`);
  }
  await removeHoldings(tx, set.id);
  await tx.execute(sql`delete from card where card_set_id = ${set.id}`);
  return backup;
}
