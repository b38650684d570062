import type { Need } from '@domain/deal';
import { ofPerson } from '@server/modules/people/tables';
import { momentOfRow } from '@server/platform/db/moment';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { DealSettings, StoredPart } from './queries/stored-deal';

/** A deal that a player carries out (rules/deals#offers). Only its pages read what it is made of. */
export const deal = pgTable(
  'deal',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofPerson(),
    needs: jsonb().$type<Need[]>().notNull(),
    settings: jsonb().$type<DealSettings>().notNull(),
    /** One for each seller; its offer has its key. */
    parts: jsonb().$type<StoredPart[]>().notNull(),
    createdAt: momentOfRow(),
  },
  (table) => [index('deal_of_player').on(table.userId, table.createdAt)],
);
