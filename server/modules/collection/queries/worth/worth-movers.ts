import type { VariantType } from '@domain/card';
import { momentsBetween, type Mover, moversOf, priceEffectOf } from '@domain/collection-worth';
import type { Database } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';
import { isAnyOf } from '@server/platform/db/where';
import { eq } from 'drizzle-orm';
import { findWorthTime, type WorthHistoryInput } from './worth-history';

/** A printing whose price changed the worth of a player's collection. */
export interface WorthMover extends Mover {
  variantId: string;
  cardId: string;
  cardName: string;
  cardSetCode: string;
  number: string;
  variantType: VariantType;
  /** At the end of the period. */
  copies: number;
}

export interface WorthMovers {
  up: WorthMover[];
  down: WorthMover[];
}

/** The maximum number of printings that gained, and of those that lost. */
export const MAX_MOVERS = 5;

/** The printings whose prices raised or lowered the worth of a player's collection most (rules/collection#worth). */
export async function worthMovers(
  database: Database,
  userId: string,
  input: WorthHistoryInput,
): Promise<WorthMovers> {
  // The moments of the chart, so that all effects add up to its line, apart from payments.
  const time = await findWorthTime(database, userId, input, momentsBetween);
  const effects = (time?.printings ?? []).map((printing) => ({
    variantId: printing.variantId,
    copies: printing.counts.at(-1)?.value ?? 0,
    effectCents: priceEffectOf(printing, time?.moments ?? []),
  }));
  const { up, down } = moversOf(effects, MAX_MOVERS);
  const names = await findNames(
    database,
    [...up, ...down].map(({ variantId }) => variantId),
  );
  const named = (movers: typeof up) =>
    movers.flatMap((mover): WorthMover[] => {
      const name = names.get(mover.variantId);
      return name ? [{ ...mover, ...name }] : [];
    });
  return { up: named(up), down: named(down) };
}

async function findNames(database: Database, variantIds: readonly string[]) {
  const rows = await database
    .select({
      variantId: cardVariant.id,
      cardId: card.id,
      cardName: card.name,
      cardSetCode: cardSet.code,
      number: cardVariant.number,
      variantType: cardVariant.variantType,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(isAnyOf(cardVariant.id, variantIds));
  return new Map(rows.map((row) => [row.variantId, row]));
}
