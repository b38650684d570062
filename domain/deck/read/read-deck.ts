import { syntaxOf } from '../../collection-file';
import type { CardFinder } from '../../find-cards';
import { formatNumber } from '../../number-text';
import { MAX_LINES_OF_DECK } from '../deck';
import { DeckBeingRead } from './deck-being-read';
import type { CardToRead, DeckReading, DeckRefusalCode } from './deck-reading';
import { readDeckCsv } from './read-csv';
import { readDeckJson } from './read-json';
import { readDeckText } from './read-text';

/** The most lines that are read: a picklist has two for each card, and headings. */
const MAX_LINES = 1_000;

/** The most characters that are read. */
const MAX_CHARACTERS = 200_000;

const REASONS: Record<DeckRefusalCode, string> = {
  EMPTY: 'There is nothing in it.',
  TOO_LONG: `This is too long for a deck: it has more than ${formatNumber(MAX_LINES)} lines or ${formatNumber(MAX_CHARACTERS)} characters, and a deck has at most ${MAX_LINES_OF_DECK} cards by name. A collection can be imported on its own page.`,
  BROKEN_JSON: 'This looks like JSON, but something in it is broken or missing.',
  NO_DECK: 'This is JSON, but it has no leader, base or deck.',
  OTHER_GAME:
    'None of its lines names a card that is known here. Is it a deck of another game, or in another language?',
};

/**
 * Reads a deck as players paste it and as programs write it (rules/decks#reading). Each line is read, or named with the
 * reason why not; a name that several cards have becomes a question.
 */
export function readDeck(text: string, finder: CardFinder<CardToRead>): DeckReading {
  const written = text.replace(/^\uFEFF/, '');
  if (written.trim() === '') return refused('EMPTY');
  if (written.length > MAX_CHARACTERS || hasMoreLines(written)) return refused('TOO_LONG');
  const deck = new DeckBeingRead(finder);
  const code = readInto(deck, written, finder);
  if (code !== null) return refused(code);
  return deck.hasCards ? { ok: true, deck: deck.deck } : refused('OTHER_GAME');
}

/** @returns why it is no deck, if so */
function readInto(deck: DeckBeingRead, text: string, finder: CardFinder<CardToRead>) {
  const syntax = syntaxOf(text.trimStart());
  if (syntax === 'JSON') return readDeckJson(text, deck);
  // A list without counts looks like a table, too.
  if (syntax === 'TEXT' || !readDeckCsv(text, deck)) readDeckText(text, deck, finder);
  return null;
}

const refused = (code: keyof typeof REASONS): DeckReading => ({
  ok: false,
  code,
  reason: REASONS[code],
});

const hasMoreLines = (text: string): boolean =>
  text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length > MAX_LINES;
