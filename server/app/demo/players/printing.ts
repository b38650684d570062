import { eq } from 'drizzle-orm';
import type { Aspect, CardType, Rarity, VariantType } from '@domain/card';
import { groupedBy } from '@domain/grouped';
import type { Transaction } from '@server/platform/db/database';
import { card, cardSet, cardVariant } from '@server/modules/catalogue/tables';

/** A printing of a demo set, with the facts that matter to its owner. */
export interface DemoPrinting {
  id: string;
  cardId: string;
  setName: string;
  cardType: CardType;
  aspects: Aspect[];
  rarity: Rarity;
  variantType: VariantType;
  marketPriceCents: number | null;
}

/** The slot of a pack that a printing may fill: no leader in a common card's place. */
export type Slot = 'LEADER' | 'BASE' | Rarity;

const slotOf = ({ cardType, rarity }: DemoPrinting): Slot =>
  cardType === 'LEADER' || cardType === 'BASE' ? cardType : rarity;

/** The printings of a set by slot; empty if the set has none. */
export interface SetPool {
  setName: string;
  printings: readonly DemoPrinting[];
  of(slot: Slot, variantType: VariantType): readonly DemoPrinting[];
}

/** The sets, in the order of their printings. */
export function poolsOf(printings: readonly DemoPrinting[]): SetPool[] {
  const sets = groupedBy(printings, ({ setName }) => setName);
  return [...sets].map(([setName, own]) => {
    const drawn = groupedBy(own, (printing) => keyOf(slotOf(printing), printing.variantType));
    return {
      setName,
      printings: own,
      of: (slot, variantType) => drawn.get(keyOf(slot, variantType)) ?? [],
    };
  });
}

const keyOf = (slot: Slot, variantType: VariantType): string => `${slot} ${variantType}`;

/** The printings of the demo's sets, in a fixed order. */
export const findDemoPrintings = (transaction: Transaction): Promise<DemoPrinting[]> =>
  transaction
    .select({
      id: cardVariant.id,
      cardId: card.id,
      setName: cardSet.name,
      cardType: card.cardType,
      aspects: card.aspects,
      rarity: card.rarity,
      variantType: cardVariant.variantType,
      marketPriceCents: cardVariant.currentPriceCents,
    })
    .from(cardVariant)
    .innerJoin(card, eq(card.id, cardVariant.cardId))
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(eq(cardSet.origin, 'DEMO'))
    .orderBy(cardSet.position, cardVariant.id);
