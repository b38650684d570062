import { beginsAsJson } from '../../collection-file';
import type { CardFinder } from '../../find-cards';
import { formatNumber } from '../../number-text';
import { MAX_LINES_OF_DECK } from '../deck';
import { DeckBeingRead } from './deck-being-read';
import type { CardToRead, DeckReading, DeckRefusalCode } from './deck-reading';
import { hasDeckJson } from './json-in';
import { readDeckCsv } from './read-csv';
import { readDeckJson } from './read-json';
import { isLink, readDeckText } from './read-text';

/** The most lines that are read: a picklist has two for each card, and headings. */
const MAX_LINES = 1_000;

/** The most characters that are read. */
const MAX_CHARACTERS = 200_000;

const REASONS: Record<DeckRefusalCode, string> = {
  EMPTY: 'There is nothing in it.',
  TOO_LONG: `This is too long for a deck: it has more than ${formatNumber(MAX_LINES)} lines or ${formatNumber(MAX_CHARACTERS)} characters, and a deck has at most ${MAX_LINES_OF_DECK} cards by name. A collection can be imported on its own page.`,
  LINK: 'This is a link, not a deck. Open it, copy or export the deck there as JSON or text, and paste that here.',
  BROKEN_JSON:
    'This looks like JSON, but something in it is broken or missing. Copy all of it, from the first brace to the last.',
  NO_DECK: 'This is JSON, but it has no leader, base or deck.',
  SEVERAL: 'There are several decks in it. Paste one at a time.',
  OTHER_GAME:
    'None of its lines names a card that is known here. Is it a deck of another game, or in another language?',
};

/**
 * Reads a deck as players paste it and as programs write it (rules/decks#reading). Each line is read, or named with the
 * reason why not; a name that several cards have becomes a question.
 */
export function readDeck(text: string, finder: CardFinder<CardToRead>): DeckReading {
  const written = text.replace(/^\uFEFF/, '');
  const lines = written.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return refused('EMPTY');
  if (written.length > MAX_CHARACTERS || lines.length > MAX_LINES) return refused('TOO_LONG');
  if (lines.every(isLink)) return refused('LINK');
  const deck = new DeckBeingRead(finder);
  const code = readInto(deck, written, finder);
  if (code !== null) return refused(code);
  if (deck.hasCards || deck.isNearlyRead) return { ok: true, deck: deck.deck };
  return { ...refused('OTHER_GAME'), faults: deck.deck.faults };
}

/** @returns why it is no deck, if so */
function readInto(deck: DeckBeingRead, text: string, finder: CardFinder<CardToRead>) {
  if (hasDeckJson(text) || beginsAsJson(text.trimStart())) return readDeckJson(text, deck);
  if (!readDeckCsv(text, deck, finder)) readDeckText(text, deck, finder);
  return null;
}

const refused = (code: DeckRefusalCode): DeckReading & { ok: false } => ({
  ok: false,
  code,
  reason: REASONS[code],
  faults: [],
});
