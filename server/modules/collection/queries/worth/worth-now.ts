import type { VariantType } from '@domain/card';
import { groupedBy } from '@domain/grouped';
import { setOrder } from '@server/platform/db/card-set-order';
import type { Database } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { collectionItem } from '../../tables';
import { isoTime } from '@server/platform/time/iso-time';
import { and, asc, count, eq, gt, max, sql } from 'drizzle-orm';

/** The worth of a collection or a part of it. */
export interface Worth {
  /** Whole US cents; exact up to 2^53. */
  worthCents: number;
  /** With and without a price. */
  copies: number;
  /** Printings with at least one copy: those with a price, and those without. */
  pricedPrintings: number;
  unpricedPrintings: number;
}

export interface CardSetWorth extends Worth {
  cardSetCode: string;
  cardSetName: string;
}

export interface VariantTypeWorth extends Worth {
  variantType: VariantType;
}

export interface CollectionWorth extends Worth {
  id: string;
  /** When its newest price was stated, as ISO 8601 text; null without prices. */
  pricesRecordedAt: string | null;
  /** In order of release, without sets of which there is no copy. */
  byCardSet: CardSetWorth[];
  byVariantType: VariantTypeWorth[];
}

/** The worth of a player's collection by the newest prices (rules/collection#worth). */
export async function worthNow(database: Database, userId: string): Promise<CollectionWorth> {
  const parts = await findParts(database, userId);
  const dates = parts.flatMap(({ recordedAt }) => recordedAt ?? []);
  return {
    id: userId,
    ...summed(parts),
    // All in one time zone and precision, so that the texts sort like the times.
    pricesRecordedAt: dates.toSorted().at(-1) ?? null,
    byCardSet: [...groupedBy(parts, ({ cardSetCode }) => cardSetCode)].map(
      ([cardSetCode, ofSet]) => ({
        cardSetCode,
        cardSetName: ofSet[0]?.cardSetName ?? '',
        ...summed(ofSet),
      }),
    ),
    byVariantType: [...groupedBy(parts, (part) => part.variantType)].map(
      ([variantType, ofType]) => ({ variantType, ...summed(ofType) }),
    ),
  };
}

function summed(parts: readonly Worth[]): Worth {
  const sum = (field: keyof Worth) => parts.reduce((total, part) => total + part[field], 0);
  return {
    worthCents: sum('worthCents'),
    copies: sum('copies'),
    pricedPrintings: sum('pricedPrintings'),
    unpricedPrintings: sum('unpricedPrintings'),
  };
}

/** One row for each set and variant type with at least one copy. */
async function findParts(database: Database, userId: string) {
  const rows = await database
    .select({
      cardSetCode: cardSet.code,
      cardSetName: cardSet.name,
      variantType: cardVariant.variantType,
      worthCents:
        sql`coalesce(sum(${collectionItem.inventory}::bigint * ${cardVariant.currentPriceCents}), 0)`.mapWith(
          Number,
        ),
      copies: sql`sum(${collectionItem.inventory})`.mapWith(Number),
      printings: count(),
      pricedPrintings: count(cardVariant.currentPriceCents),
      recordedAt: max(cardVariant.currentPriceRecordedAt),
    })
    .from(collectionItem)
    .innerJoin(cardVariant, eq(cardVariant.id, collectionItem.cardVariantId))
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(and(eq(collectionItem.userId, userId), gt(collectionItem.inventory, 0)))
    .groupBy(cardSet.id, cardVariant.variantType)
    .orderBy(setOrder('card_set'), asc(cardVariant.variantType));
  return rows.map(({ printings, recordedAt, ...row }) => ({
    ...row,
    unpricedPrintings: printings - row.pricedPrintings,
    recordedAt: recordedAt === null ? null : isoTime(recordedAt),
  }));
}
