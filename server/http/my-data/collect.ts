import type { Database } from '@server/db/database';
import { findEntries, findEntriesBy, type AuditEntry } from '@server/modules/audit/repo';
import { countsOwnedBy, ledgerOf } from '@server/modules/collection/commands/own-collection';
import { importOf } from '@server/modules/collection/import/kept-import';
import { preferencesOf } from '@server/modules/collection-preferences/commands';
import { offersOf } from '@server/modules/offer/commands/own-offers';
import { soldBy } from '@server/modules/sale-list/commands/sold-by';
import { sharingOf } from '@server/modules/sharing/commands/own-sharing';
import { findUser } from '@server/modules/user/repo';
import { findIdentities, findSessions } from '@server/modules/user/sign-ins-repo';
import { wantedBy } from '@server/modules/want-list/commands';

/** Everything that the program holds about a person, as plain data; of others, only what they wrote to this one. */
export async function collectData(database: Database, userId: string): Promise<object> {
  const { id: _id, ...collectionPreferences } = await preferencesOf(database, userId);
  return {
    account: await findUser(database, userId),
    identities: await findIdentities(database, userId),
    sessions: await findSessions(database, userId),
    collectionPreferences,
    collection: await countsOwnedBy(database, userId),
    collectionLedger: await ledgerOf(database, userId),
    fileToImport: await importOf(database, userId),
    wantList: await wantedBy(database, userId),
    saleList: await soldBy(database, userId),
    sharing: await sharingOf(database, userId),
    offers: await offersOf(database, userId),
    auditEntries: (await findEntries(database, userId)).map((entry) => ({
      at: entry.at,
      field: entry.field,
      from: entry.from,
      to: entry.to,
      by: whoChanged(entry, userId),
    })),
    changesOfOthers: await findEntriesBy(database, userId),
  };
}

function whoChanged({ actor }: AuditEntry, userId: string): string {
  if (actor === null) return 'the program';
  return actor.id === userId ? 'you' : 'an administrator';
}
