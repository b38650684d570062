import {
  type Collectable,
  extraCountOf,
  type Missing,
  missingOf,
  type StoredCount,
  targetOf,
} from '@domain/collection';
import { DEFAULT_PREFERENCES, type PreferenceCounts } from '@domain/preferences';
import { type Database, preparedFor, type Transaction } from '@server/platform/db/database';
import { card, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '../tables';
import { collectionPreferences } from '@server/modules/people/tables';
import { preferencesOf } from '@server/modules/people';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';

/** A printing with a player's count of it. */
export interface CountedPrinting extends Collectable, StoredCount {
  variantId: string;
  /** 0 for one that was never counted. */
  version: number;
}

/** A printing's count in answers. */
export interface CollectionItemInventory {
  variantId: string;
  inventory: number;
  /** Null for everyone but the owner (rules/collection#who-sees-what). */
  missing: Missing | null;
  /** How many copies the owner wants; null for everyone else. */
  target: number | null;
  extraCount: number;
  /** What a change must name, so that it overwrites nothing unseen; 0 if it was never counted. */
  version: number;
}

/** @param counts the owner's preferences */
export function itemInventory(
  printing: CountedPrinting,
  counts: PreferenceCounts,
  isOwner: boolean,
): CollectionItemInventory {
  const target = targetOf(printing, counts);
  return {
    variantId: printing.variantId,
    inventory: printing.inventory,
    missing: isOwner ? missingOf(printing, target) : null,
    target: isOwner ? target : null,
    extraCount: extraCountOf(printing.inventory, printing.cardType, target),
    version: printing.version,
  };
}

const COLUMNS = {
  variantId: cardVariant.id,
  cardType: card.cardType,
  variantType: cardVariant.variantType,
  inventory: sql<number>`coalesce(${collectionItem.inventory}, 0)`,
  missingOverride: collectionItem.missingOverride,
  version: sql<number>`coalesce(${collectionItem.version}, 0)`,
};

const { userId: _userId, ...preferences } = getTableColumns(collectionPreferences);

const player = sql.placeholder('userId');

const itsItem = and(
  eq(collectionItem.cardVariantId, cardVariant.id),
  eq(collectionItem.userId, player),
);

const several = preparedFor((database) =>
  database
    .select(COLUMNS)
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .leftJoin(collectionItem, itsItem)
    .where(sql`${cardVariant.id} = any(${sql.placeholder('variantIds')}::text[])`)
    .prepare('find_printings'),
);

/** Printings by id with a player's counts of them; unknown ids are left out. */
export async function findCountedPrintings(
  database: Database | Transaction,
  userId: string,
  variantIds: readonly string[],
): Promise<CountedPrinting[]> {
  if (variantIds.length === 0) return [];
  return several(database).execute({ userId, variantIds: [...variantIds] });
}

const findOne = preparedFor((database) =>
  database
    .select({ printing: COLUMNS, preferences })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .leftJoin(collectionItem, itsItem)
    .leftJoin(collectionPreferences, eq(collectionPreferences.userId, player))
    .where(eq(cardVariant.id, sql.placeholder('variantId')))
    .prepare('find_printing'),
);

export interface PrintingAndPreferences {
  printing: CountedPrinting;
  preferences: PreferenceCounts;
}

/** A printing with a player's count and preferences, in one statement; null for an unknown id. */
export async function findPrintingAndPreferences(
  database: Database,
  userId: string,
  variantId: string,
): Promise<PrintingAndPreferences | null> {
  const [found] = await findOne(database).execute({ userId, variantId });
  return found
    ? { printing: found.printing, preferences: found.preferences ?? DEFAULT_PREFERENCES }
    : null;
}

/** A player's own counts of printings, for answers; unknown ids are left out. */
export async function itemInventories(
  database: Database,
  userId: string,
  variantIds: readonly string[],
): Promise<CollectionItemInventory[]> {
  const counts = await preferencesOf(database, userId);
  const printings = await findCountedPrintings(database, userId, variantIds);
  return printings.map((printing) => itemInventory(printing, counts, true));
}
