import { quoted } from '../../readers';
import type { DeckLine } from '../deck';
import type { DeckFormats } from '../formats';
import { nameInWords } from '../same-card';
import { fromOtherSets, misplaced, tooMany, twice } from './card-by-card';
import { type CheckedCatalogue, copiesOf, type DeckFinding, isCalled } from './checked-copies';
import { allowedSets, ruleOn } from './format-rule';
import { together } from './together';
import { wholeDeck } from './whole-deck';

export interface CheckedDeck {
  format: string;
  lines: readonly DeckLine[];
  beside?: readonly (readonly DeckLine[])[];
}

/**
 * The rules of its format that a deck breaks on a day (rules/decks#formats): first of the deck as a whole, then card by
 * card.
 *
 * @param deck.beside the cards of the decks that are played together with it, where its format has several
 * @param day such as `2026-08-01`
 */
export function checkDeck(
  { format, lines, beside = [] }: CheckedDeck,
  catalogue: CheckedCatalogue,
  formats: DeckFormats,
  day: string,
): DeckFinding[] {
  const ids = new Set(lines.map(({ cardId }) => cardId));
  const unknown = [...ids].flatMap((cardId): DeckFinding[] =>
    catalogue.cards.has(cardId)
      ? []
      : [{ code: 'UNKNOWN_CARD', cardId, sentence: 'The catalogue no longer has this card.' }],
  );
  const found = ruleOn(formats, format, day);
  if (!found) {
    const sentence = `${quoted(format)} isn’t a format that is known here, so its rules weren’t checked.`;
    return [{ code: 'UNKNOWN_FORMAT', cardId: null, sentence }, ...unknown];
  }
  const cards = copiesOf(lines, catalogue.cards);
  return [
    ...wholeDeck(cards, found, formats),
    ...twice(cards, found),
    ...misplaced(cards),
    ...tooMany(cards, found, formats),
    ...together(cards, copiesOf(beside.flat(), catalogue.cards), found, formats),
    ...fromOtherSets(cards, found, allowedSets(formats, found.rule, day, catalogue.setCodes)),
    ...cards.flatMap(({ cardId, card }): DeckFinding[] =>
      found.suspended.some((name) => isCalled(card, name))
        ? [
            {
              code: 'SUSPENDED',
              cardId,
              sentence: `${nameInWords(card)} is suspended in ${found.name}.`,
            },
          ]
        : [],
    ),
    ...unknown,
  ];
}
