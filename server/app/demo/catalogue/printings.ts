import { VARIANT_ORDER, variantIdOf, type VariantType } from '@domain/card';
import { hasFoils } from '@server/modules/catalogue';
import { randomFrom, type Random } from '@domain/seeded-random';
import type { DemoCard, GeneratedPrinting } from './generate-set';
import { weeklyPrices } from './prices';

/** Sets whose foils carry the number of the plain printing and an F (rules/catalogue#foil-numbers). */
const FOILS_SHARE_NUMBERS = new Set(['SOR', 'SHD', 'TWI']);
const PRESTIGE_CARDS = 36;
const FIRST_PRESTIGE_NUMBER = 1_015;

/** All printings of a set's cards, each type numbered in the order of the cards. */
export function printingsOf(
  code: string,
  cards: readonly DemoCard[],
  seed: string,
  random: Random,
): GeneratedPrinting[] {
  const printed = printedCards(code, cards, random);
  const numbers = numbering(code, cards, printed);
  return cards.flatMap((card) =>
    VARIANT_ORDER.filter((variantType) => printed[variantType].has(card)).map((variantType) => {
      const id = variantIdOf(card.id, variantType);
      const number = numbers(card, variantType);
      // Each printing has its own random generator, so a new card changes no other history.
      const prices = weeklyPrices(card, variantType, randomFrom(seed, id));
      return { id, card, variantType, number, prices };
    }),
  );
}

type Printed = Record<VariantType, ReadonlySet<DemoCard>>;

/** Which cards exist in which printing. */
function printedCards(code: string, cards: readonly DemoCard[], random: Random): Printed {
  const all = new Set(cards);
  const foils = new Set(cards.filter((card) => hasFoils(card, code)));
  const isLeader = ({ cardType, rarity }: DemoCard) =>
    cardType === 'LEADER' && (rarity !== 'SPECIAL' || !FOILS_SHARE_NUMBERS.has(code));
  const worthy = cards.filter((card) => card.cardType === 'UNIT' && card.rarity !== 'COMMON');
  const prestige = new Set(random.shuffled(worthy).slice(0, PRESTIGE_CARDS));
  return {
    STANDARD: all,
    FOIL: foils,
    HYPERSPACE: all,
    HYPERSPACE_FOIL: foils,
    SHOWCASE: new Set(cards.filter(isLeader)),
    PRESTIGE: prestige,
    PRESTIGE_FOIL: prestige,
    PRESTIGE_SERIALIZED: prestige,
  };
}

/** A printing's number: three digits, four for prestige. */
function numbering(code: string, cards: readonly DemoCard[], printed: Printed) {
  const sharesNumbers = FOILS_SHARE_NUMBERS.has(code);
  const blocks: VariantType[] = sharesNumbers
    ? ['STANDARD', 'SHOWCASE', 'HYPERSPACE']
    : ['STANDARD', 'HYPERSPACE', 'FOIL', 'HYPERSPACE_FOIL', 'SHOWCASE'];
  const numbers = new Map<string, number>();
  let next = 1;
  const number = (variantTypes: readonly VariantType[]) => {
    for (const variantType of variantTypes) {
      for (const card of cards) {
        if (printed[variantType].has(card)) numbers.set(`${card.id} ${variantType}`, next++);
      }
    }
  };
  number(blocks);
  next = Math.max(next, FIRST_PRESTIGE_NUMBER);
  number(['PRESTIGE', 'PRESTIGE_FOIL', 'PRESTIGE_SERIALIZED']);

  const text = (card: DemoCard, variantType: VariantType) =>
    String(numbers.get(`${card.id} ${variantType}`)).padStart(3, '0');
  return (card: DemoCard, variantType: VariantType): string => {
    if (sharesNumbers && variantType === 'FOIL') return `${text(card, 'STANDARD')}F`;
    if (sharesNumbers && variantType === 'HYPERSPACE_FOIL') return `${text(card, 'HYPERSPACE')}F`;
    return text(card, variantType);
  };
}
