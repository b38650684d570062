import type { VariantType } from '@domain/card';
import { derivedFoils, hasFoils } from '../swu-db/derived-foils';
import type { Printing } from '../swu-db/printing';
import type { MatchedCard } from './match-cards';

/** A printing with the ids that it has in the catalogue. */
export interface PlannedVariant {
  id: string;
  cardId: string;
  cardName: string;
  variantType: VariantType;
  number: string;
  otherNumbers: readonly string[];
  hasEpicAction: boolean;
  printing: Printing;
}

/** `sor-059` and HYPERSPACE_FOIL → `sor-059-hyperspace-foil`. */
const variantId = (cardId: string, type: VariantType): string =>
  `${cardId}-${type.toLowerCase().replaceAll('_', '-')}`;

/** Every printing of the matched cards, with derived foils where the set lists none (rule 1). */
export const planVariants = (
  cards: readonly MatchedCard[],
  setCode: string,
  listsFoils: boolean,
): PlannedVariant[] =>
  cards.flatMap(({ id: cardId, card, rarity }) => {
    const isFoiled = !listsFoils && hasFoils({ cardType: card.cardType, rarity }, setCode);
    const printings = [
      ...card.printings.values(),
      ...(isFoiled ? derivedFoils(card.printings) : []),
    ];
    const normal = card.printings.get('STANDARD');
    return printings.map((printing) => ({
      id: variantId(cardId, printing.variantType),
      cardId,
      cardName: card.name,
      variantType: printing.variantType,
      number: printing.number,
      otherNumbers: printing.otherNumbers,
      hasEpicAction: (normal ?? printing).hasEpicAction,
      printing,
    }));
  });
