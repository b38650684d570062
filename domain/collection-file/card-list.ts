import { foldedText } from '../folded-text';
import { isBoxLine, readCardLine } from './read-card-line';
import type { ReadRow } from './file-row';

/** Headings of deck lists; folded. */
const HEADINGS = new Set(
  `deck, maindeck, main deck, main, mainboard, sideboard, side board, side, maybeboard,
  considering, leader, leaders, base, bases, unit, units, ground unit, ground units,
  space unit, space units, event, events, upgrade, upgrades, token, tokens, commander,
  commanders, companion, about, cards, collection, have, owned, total`.split(/,\s+/),
);

/** Headings that only a deck has. */
const DECK_PARTS = /deck|board|leader|commander|companion/i;

/** Whether a line is a heading, such as `Deck`, `Units (14):` or `== Sideboard ==`. */
export const isHeading = (line: string): boolean =>
  line.length < 60 &&
  HEADINGS.has(
    foldedText(line)
      .replaceAll(/[^\p{L}\s]|\bcards\b(?=.*\d)|(?<=\d\s*)\bcards\b/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** Whether a line is blank, a comment or a ruler. */
export const isRemark = (line: string): boolean =>
  /^\s*(?:#|\/\/)/.test(line) || !/[\p{L}\p{N}]/u.test(line);

/** The line below a picklist's card: where it was printed, as `SOR 059, TWI 010`. */
const PRINTED_IN =
  /^\s+([A-Z][A-Z0-9]{1,5}[ _-]#?\d{1,5}[A-Z]?)((?:\s*[,;/]\s*[A-Z][A-Z0-9]{1,5}[ _-]#?\d{1,5}[A-Z]?)*)\s*$/i;

/** A row of a text list. */
export interface ListedRow {
  read: ReadRow;
  /** Counted from 1. */
  line: number;
  source: string;
}

/**
 * Reads a text list line by line (rules/collection-files#text-lists). Headings and remarks are skipped. In a picklist,
 * which has a box for each copy, the line below a card says its set and number.
 */
export class CardList {
  /** Whether a heading said that it is a deck. */
  isDeck = false;
  private line = 0;
  /** A card with boxes whose set the next line may say. */
  private open: { text: string; line: number } | null = null;

  /** @returns the rows that the line completes */
  next(text: string): ListedRow[] {
    this.line += 1;
    const { open } = this;
    this.open = null;
    const [, first, others = ''] = open ? (PRINTED_IN.exec(text) ?? []) : [];
    if (open && first !== undefined) {
      return [
        {
          read: picked(open.text, first, others),
          line: open.line,
          source: `${open.text} ${text.trim()}`,
        },
      ];
    }
    const before = open ? [rowOf(open.text, open.line)] : [];
    if (isRemark(text)) return before;
    if (isHeading(text)) {
      this.isDeck ||= DECK_PARTS.test(text);
      return before;
    }
    if (isBoxLine(text) && !readCardLine(text).ok) {
      this.open = { text, line: this.line };
      return before;
    }
    return [...before, rowOf(text, this.line)];
  }

  /** @returns the last row, if the list ended before it was complete */
  end(): ListedRow[] {
    return this.open ? [rowOf(this.open.text, this.open.line)] : [];
  }
}

const rowOf = (text: string, line: number): ListedRow => ({
  read: readCardLine(text),
  line,
  source: text,
});

function picked(card: string, first: string, others: string): ReadRow {
  const [code = '', number = ''] = first.split(/[ _-]#?/);
  const read = readCardLine(`${card.trimEnd()} (${code}) ${number}`);
  const more = others.replace(/^[\s,;/]+/, '').trim();
  if (!read.ok || more === '') return read;
  const warning = `It was also printed as ${more.slice(0, 60)}; ${first.toUpperCase()} was counted.`;
  return { ok: true, row: { ...read.row, warning } };
}
