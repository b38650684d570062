import type { DeckFormats } from '../formats';
import { nameInWords, sameCardKey } from '../same-card';
import { allowedCopies } from './card-by-card';
import { type CheckedCopies, copiesIn, type DeckFinding } from './checked-copies';
import type { FormatOnDay } from './format-rule';

/**
 * What a deck breaks together with those that are played beside it: their leaders and bases differ, and copies are
 * those of all (rules/decks#formats).
 *
 * @param beside the cards of the others
 */
export function together(
  cards: readonly CheckedCopies[],
  beside: readonly CheckedCopies[],
  { name, rule }: FormatOnDay,
  { exceptions }: DeckFormats,
): DeckFinding[] {
  if (rule.decks < 2) return [];
  const others = new Map(beside.map((each) => [sameCardKey(each.card), each]));
  return cards.flatMap((each): DeckFinding[] => {
    const { cardId, card } = each;
    const other = others.get(sameCardKey(card));
    if (!other) return [];
    if (copiesIn(each, 'LEADER', 'BASE') > 0 && copiesIn(other, 'LEADER', 'BASE') > 0) {
      const sentence = `${nameInWords(card)} is in another of the ${rule.decks} decks, too; their leaders and bases must differ.`;
      return [{ code: 'COPIES', cardId, sentence }];
    }
    const own = copiesIn(each, 'DECK', 'SIDEBOARD');
    const copies = own + copiesIn(other, 'DECK', 'SIDEBOARD');
    const most = allowedCopies(card, rule, exceptions);
    // Too many in this deck alone are said already.
    if (most === null || own === 0 || own > most || copies <= most) return [];
    const sentence = `${nameInWords(card)}: ${copies} copies in the ${rule.decks} decks together; ${name} allows ${most}.`;
    return [{ code: 'COPIES', cardId, sentence }];
  });
}
