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
import { jsonPieces, type Part } from './json-pieces';

/**
 * Everything that the program holds about a person, as JSON text piece by piece, so that it is never in memory as a
 * whole; of others, only what they wrote to this one.
 */
export const dataOf = (database: Database, userId: string): AsyncGenerator<string> =>
  jsonPieces(partsOf(database, userId));

const partsOf = (database: Database, userId: string): Record<string, Part> => ({
  account: () => findUser(database, userId),
  identities: () => findIdentities(database, userId),
  sessions: () => findSessions(database, userId),
  collectionPreferences: async () => {
    const { id: _id, ...preferences } = await preferencesOf(database, userId);
    return preferences;
  },
  collection: () => countsOwnedBy(database, userId),
  collectionLedger: () => ledgerOf(database, userId),
  fileToImport: () => importOf(database, userId),
  wantList: () => wantedBy(database, userId),
  saleList: () => soldBy(database, userId),
  sharing: () => sharingOf(database, userId),
  offers: () => offersOf(database, userId),
  auditEntries: async () => {
    const entries = await findEntries(database, userId);
    return entries.map((entry) => ({
      at: entry.at,
      field: entry.field,
      from: entry.from,
      to: entry.to,
      by: whoChanged(entry, userId),
    }));
  },
  changesOfOthers: () => findEntriesBy(database, userId),
});

function whoChanged({ actor }: AuditEntry, userId: string): string {
  if (actor === null) return 'the program';
  return actor.id === userId ? 'you' : 'an administrator';
}
