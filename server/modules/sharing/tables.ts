import { SHARING_SUBJECTS } from '@domain/sharing';
import { ofPerson } from '@server/modules/people/tables';
import { momentOfRow } from '@server/platform/db/moment';
import { sql } from 'drizzle-orm';
import {
  pgEnum,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

export const sharingSubject = pgEnum('sharing_subject', SHARING_SUBJECTS);

/** Who may see a player's collection, want list or sale list besides them. Without a row: nobody. */
export const sharing = pgTable(
  'sharing',
  {
    userId: ofPerson(),
    subject: sharingSubject().notNull(),
    sharedWithAll: boolean().notNull().default(false),
    /** Of a collection: whether people who may see it may pick its extras for swaps (rules/sharing#extras-for-swaps). */
    opensExtras: boolean().notNull().default(false),
    /**
     * Rises by one with each change of the settings, so nobody overwrites a change that they haven't seen; 0 before the
     * first.
     */
    version: integer().notNull().default(1),
    createdAt: momentOfRow(),
    /** When the shared thing was last changed, to the minute; pages of shared things are sorted by it. */
    updatedAt: momentOfRow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subject] }),
    index('sharing_page')
      .on(table.subject, table.updatedAt, table.userId)
      .where(sql`${table.sharedWithAll}`),
    check(
      'sharing_extras_of_collection',
      sql`not ${table.opensExtras} or ${table.subject} = 'COLLECTION'`,
    ),
  ],
);

/**
 * An address that something is shared with; a person with that verified address may see it (rules/sharing#who-may-see).
 */
export const share = pgTable(
  'share',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: ofPerson(),
    subject: sharingSubject().notNull(),
    email: text().notNull(),
  },
  (table) => [
    unique('share_once').on(table.ownerId, table.subject, table.email),
    index('share_email').on(table.email, table.subject),
    check('share_email_is_lower_case', sql`${table.email} = lower(${table.email} collate "C")`),
  ],
);
