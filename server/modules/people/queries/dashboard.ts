import { count, isNull, max, min, sql } from 'drizzle-orm';
import type { Database } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { isOpenOfferSql } from '@server/modules/offers/sql';
import { offer } from '@server/modules/offers/tables';
import { report } from '@server/modules/moderation/tables';
import { userAccount } from '../tables';
import { isoTime } from '@server/platform/time/iso-time';

/** An overview for administrators (rules/accounts#dashboard). */
export interface Dashboard {
  people: number;
  /** People whose accounts are at most seven days old. */
  newPeople: number;
  cardSets: number;
  cards: number;
  /** When the oldest and the newest current market prices were recorded; null without prices. */
  oldestPriceAt: string | null;
  newestPriceAt: string | null;
  openOffers: number;
  /** Reports that nobody has settled. */
  waitingReports: number;
}

/** Loads the overview, by the database's clock (rules/errors#server-time). */
export async function dashboardNow(database: Database): Promise<Dashboard> {
  const [[people], [sets], [cards], [prices], [offers], [reports]] = await Promise.all([
    database
      .select({
        all: count(),
        recent: sql<number>`count(*) filter (where ${userAccount.createdAt} > now() - interval '7 days')::int`,
      })
      .from(userAccount)
      .where(sql`${userAccount.deletedAt} is null`),
    database.select({ all: count() }).from(cardSet),
    database.select({ all: count() }).from(card),
    database
      .select({
        oldest: min(cardVariant.currentPriceRecordedAt),
        newest: max(cardVariant.currentPriceRecordedAt),
      })
      .from(cardVariant),
    database.select({ all: count() }).from(offer).where(isOpenOfferSql(offer)),
    database.select({ all: count() }).from(report).where(isNull(report.settledAt)),
  ]);
  return {
    people: people?.all ?? 0,
    newPeople: people?.recent ?? 0,
    cardSets: sets?.all ?? 0,
    cards: cards?.all ?? 0,
    oldestPriceAt: prices?.oldest ? isoTime(prices.oldest) : null,
    newestPriceAt: prices?.newest ? isoTime(prices.newest) : null,
    openOffers: offers?.all ?? 0,
    waitingReports: reports?.all ?? 0,
  };
}
