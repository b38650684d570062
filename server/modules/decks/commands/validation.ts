import {
  DECK_ERRORS,
  deckNameErrorOf,
  type DeckLine,
  MAX_COMPANIONS,
  MAX_COPIES_IN_DECK,
  MAX_LINES_OF_DECK,
} from '@domain/deck';
import type { Transaction } from '@server/platform/db/database';
import { isAnyOf, isUuid } from '@server/platform/db/where';
import type { FieldError } from '@server/platform/graphql/field-error';
import { card } from '@server/modules/catalogue/tables';
import { and, eq, inArray } from 'drizzle-orm';
import { deck } from '../tables';

export function validateName(name: string): FieldError[] {
  const code = deckNameErrorOf(name);
  return code === null ? [] : [{ field: 'name', code, message: DECK_ERRORS[code] }];
}

/** A host may edit formats, so any id is kept. */
export const validateFormat = (format: string): FieldError[] =>
  /^[a-z0-9-]{1,40}$/.test(format)
    ? []
    : [{ field: 'format', code: 'INVALID', message: 'Choose a format.' }];

/** Everything that is wrong with the cards of a deck, whatever its format says of them. */
export async function validateLines(
  transaction: Transaction,
  lines: readonly DeckLine[],
): Promise<FieldError[]> {
  if (lines.length > MAX_LINES_OF_DECK) {
    return [invalid('lines', `A deck has at most ${MAX_LINES_OF_DECK} different cards.`)];
  }
  const known = new Set(await knownCards(transaction, lines));
  const named = new Set<string>();
  return lines.flatMap(({ cardId, part, copies }, at) => {
    const errors: FieldError[] = [];
    const key = `${part} ${cardId}`;
    if (named.has(key))
      errors.push(invalid(`lines.${at}.cardId`, 'Name each card once in a part.'));
    named.add(key);
    if (!known.has(cardId)) errors.push(invalid(`lines.${at}.cardId`, 'There is no such card.'));
    if (copies < 1 || copies > MAX_COPIES_IN_DECK) {
      errors.push(invalid(`lines.${at}.copies`, `Enter 1 to ${MAX_COPIES_IN_DECK} copies.`));
    }
    return errors;
  });
}

/** Other decks of the same player, each once. @param companions any texts */
export async function validateCompanions(
  transaction: Transaction,
  { id, userId }: { id: string; userId: string },
  companions: readonly string[],
): Promise<FieldError[]> {
  const others = new Set(companions.filter((each) => isUuid(each) && each !== id));
  const isSound = others.size === companions.length && others.size <= MAX_COMPANIONS;
  const own = isSound
    ? await transaction
        .select({ id: deck.id })
        .from(deck)
        .where(and(inArray(deck.id, [...others]), eq(deck.userId, userId)))
    : [];
  return isSound && own.length === others.size
    ? []
    : [invalid('companions', `Choose at most ${MAX_COMPANIONS} others of your decks.`)];
}

const invalid = (field: string, message: string): FieldError => ({
  field,
  code: 'INVALID',
  message,
});

async function knownCards(transaction: Transaction, lines: readonly DeckLine[]): Promise<string[]> {
  const ids = lines.map(({ cardId }) => cardId);
  const rows = await transaction.select({ id: card.id }).from(card).where(isAnyOf(card.id, ids));
  return rows.map(({ id }) => id);
}
