import { INBOX_EVENT_KINDS } from '@domain/offer';
import { userAccount, ofPerson } from '@server/modules/people/tables';
import { momentOfRow } from '@server/platform/db/moment';
import { index, integer, pgEnum, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { offer } from './offer';

export const inboxEventKind = pgEnum('inbox_event_kind', INBOX_EVENT_KINDS);

/**
 * The number of events in a player's inbox so far. Adding one locks the row until the transaction ends, so events
 * become visible in the order of their numbers; those of a sequence don't.
 */
export const inbox = pgTable('inbox', {
  userId: ofPerson().primaryKey(),
  lastNumber: integer().notNull().default(0),
});

/** An event of one of a player's offers; kept for a while, for browsers that reconnect. */
export const inboxEvent = pgTable(
  'inbox_event',
  {
    userId: ofPerson(),
    number: integer().notNull(),
    offerId: uuid()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    kind: inboxEventKind().notNull(),
    /** Who caused it; null if the program did. */
    actorId: uuid().references(() => userAccount.id),
    at: momentOfRow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    index('inbox_event_at').on(table.at),
    index('inbox_event_offer').on(table.offerId),
  ],
);
