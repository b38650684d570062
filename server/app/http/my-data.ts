import { MY_DATA } from '@domain/user';
import type { FastifyInstance } from 'fastify';
import { failFastIfDatabaseDown } from '@server/platform/db/answers';
import type { Database } from '@server/platform/db/database';
import { refusal } from '@server/platform/errors';
import {
  type AuditEntry,
  findEntries,
  findEntriesBy,
  preferencesOf,
  firstStepsOf,
  findIdentities,
  findSessions,
  findUser,
} from '@server/modules/people';
import { ownDecksWhole } from '@server/modules/decks';
import { ownCounts, ownLedger, ownImport } from '@server/modules/collection';
import { blockedPlayers, ownReports } from '@server/modules/moderation';
import { ownOffers } from '@server/modules/offers';
import { ownDeals } from '@server/modules/deals';
import { ownSavedSearches } from '@server/modules/saved-searches';
import { ownSaleList, ownWantList } from '@server/modules/lists';
import { ownSharing } from '@server/modules/sharing';
import { MY_DATA_RATE, limitRate } from '@server/platform/rate-limit';
import type { Services } from '@server/platform/services';
import { download } from './download';

/** `GET /api/my_data`: the viewer's own data as a file; 401 for a visitor, 429 for too many. */
export function serveMyData(app: FastifyInstance, { database, pool, longWork }: Services): void {
  app.get(MY_DATA.path, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const viewer = await failFastIfDatabaseDown(request.viewer(), pool);
    if (viewer === null) {
      void reply.code(401);
      return { errors: [refusal('UNAUTHENTICATED', 'Please sign in.')] };
    }
    await failFastIfDatabaseDown(
      limitRate({ database, address: request.ip }, MY_DATA_RATE, viewer.id),
      pool,
    );
    const pieces = longWork.stream(viewer.id, (data) => dataOf(data, viewer.id));
    const text = await download(pieces, reply, { pool });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${MY_DATA.fileName}"`)
      .send(text);
  });
}

/**
 * Everything that the program stores about a person, as JSON text piece by piece, so it is never in memory as a whole.
 * Of others' data, only what they wrote to this person.
 */
const dataOf = (database: Database, userId: string): AsyncGenerator<string> =>
  jsonPieces(partsOf(database, userId));

const partsOf = (database: Database, userId: string): Record<string, Part> => ({
  account: () => findUser(database, userId),
  identities: () => findIdentities(database, userId),
  sessions: () => findSessions(database, userId),
  collectionPreferences: async () => {
    const { id: _id, ...preferences } = await preferencesOf(database, userId);
    return preferences;
  },
  firstSteps: () => firstStepsOf(database, userId),
  collection: () => ownCounts(database, userId),
  collectionLedger: () => ownLedger(database, userId),
  fileToImport: () => ownImport(database, userId),
  wantList: () => ownWantList(database, userId),
  saleList: () => ownSaleList(database, userId),
  savedSearches: () => ownSavedSearches(database, userId),
  decks: () => ownDecksWhole(database, userId),
  sharing: () => ownSharing(database, userId),
  offers: () => ownOffers(database, userId),
  deals: () => ownDeals(database, userId),
  blockedPlayers: () => blockedPlayers(database, userId),
  reports: () => ownReports(database, userId),
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

/** A value, or the rows of a list in batches. It is loaded when it is written. */
type Part = () => Promise<unknown> | AsyncIterable<readonly unknown[]>;

/** An object as indented JSON text, part by part. */
async function* jsonPieces(parts: Readonly<Record<string, Part>>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, read] of Object.entries(parts)) {
    const start = `${before}  ${JSON.stringify(name)}: `;
    before = ',\n';
    const value = read();
    if (Symbol.asyncIterator in value) {
      yield start;
      yield* listPieces(value);
    } else {
      yield start + indented(await value, '  ');
    }
  }
  yield '\n}\n';
}

async function* listPieces(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches) {
    for (const row of batch) {
      yield `${before}    ${indented(row, '    ')}`;
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

/** Strings in JSON contain no line breaks. */
const indented = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);
