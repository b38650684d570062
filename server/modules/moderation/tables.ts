import { REPORT_SUBJECTS, REPORT_LENGTH } from '@domain/moderation';
import { offer } from '@server/modules/offers/tables';
import { ofPerson } from '@server/modules/people/tables';
import { moment, momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  pgEnum,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const reportSubject = pgEnum('report_subject', REPORT_SUBJECTS);

/** A player who wants nothing to do with another; it counts for both (rules/moderation#blocked). */
export const playerBlock = pgTable(
  'player_block',
  {
    blockerId: ofPerson(),
    blockedId: ofPerson(),
    createdAt: momentOfRow(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('player_block_blocked').on(table.blockedId),
    check('player_block_of_another', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

/** What a player tells the administrators about another's offer or banner (rules/moderation#reports). */
export const report = pgTable(
  'report',
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: reportSubject().notNull(),
    reporterId: ofPerson(),
    /** Whose offer or banner it is. */
    accusedId: ofPerson(),
    /** Null for a banner. */
    offerId: uuid().references(() => offer.id, { onDelete: 'cascade' }),
    /** The banner as it was then; null for an offer. */
    banner: text(),
    reason: text().notNull(),
    createdAt: momentOfRow(),
    settledAt: moment(),
  },
  (table) => [
    uniqueIndex('report_open_once')
      .on(
        table.reporterId,
        table.accusedId,
        table.subject,
        sql`coalesce(${table.offerId}, ${table.accusedId})`,
      )
      .where(sql`${table.settledAt} is null`),
    index('report_page').on(table.createdAt, table.id),
    index('report_offer').on(table.offerId),
    index('report_accused').on(table.accusedId),
    check(
      'report_names_its_subject',
      sql`(${table.subject} = 'OFFER') = (${table.offerId} is not null) and (${table.subject} = 'BANNER') = (${table.banner} is not null)`,
    ),
    check(
      'report_reason_length',
      sql`char_length(${table.reason}) between 1 and ${sql.raw(String(REPORT_LENGTH))}`,
    ),
  ],
);
