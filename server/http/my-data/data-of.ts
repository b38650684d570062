import type { Database } from '@server/db/database';
import { type AuditEntry, findEntries, findEntriesBy } from '@server/modules/audit';
import { ownCounts, ownLedger } from '@server/modules/collection';
import { ownImport } from '@server/modules/collection-file';
import { preferencesOf } from '@server/modules/collection-preferences';
import { ownOffers } from '@server/modules/offer';
import { ownSaleList } from '@server/modules/sale-list';
import { ownSharing } from '@server/modules/sharing';
import { findIdentities, findSessions, findUser } from '@server/modules/user';
import { ownWantList } from '@server/modules/want-list';
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
  collection: () => ownCounts(database, userId),
  collectionLedger: () => ownLedger(database, userId),
  fileToImport: () => ownImport(database, userId),
  wantList: () => ownWantList(database, userId),
  saleList: () => ownSaleList(database, userId),
  sharing: () => ownSharing(database, userId),
  offers: () => ownOffers(database, userId),
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
