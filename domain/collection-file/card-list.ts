import { foldedText } from '../folded-text';
import { isBoxLine, readCardLine } from './read-card-line';
import type { ReadRow } from './file-row';

/** Headings of deck lists; folded. */
const HEADINGS = new Set(
  `deck, maindeck, main deck, main, mainboard, main board, sideboard, side board, side, sb,
  side deck, sidedeck, sideboard cards, main deck cards, maybeboard, considering, leader,
  leaders, base, bases, unit, units, ground unit, ground units, space unit, space units,
  event, events, upgrade, upgrades, token, tokens, commander, commanders, companion, about,
  cards, collection, have, owned, total, hauptdeck, anfuhrer, basis, basen, einheit,
  einheiten, ereignis, ereignisse, aufwertung, aufwertungen, deck principal, chef, chefs,
  unite, unites, evenement, evenements, amelioration, ameliorations, reserve, lider, lideres,
  mazo, mazo principal, unidad, unidades, evento, eventos, mejora, mejoras, banquillo,
  reserva, mazzo, mazzo principale, unita, eventi, miglioria, migliorie`.split(/,\s+/),
);

/** Headings that only a deck has. */
const DECK_PARTS = /deck|board|leader|commander|companion|anf(?:ü|u|ue)hrer|l[ií]der|mazo|mazzo/i;

/** The heading that a line is, such as `deck` for `Deck`, `Deck (14):` or `== Deck ==`; null for other lines. */
function headingOf(line: string): string | null {
  if (line.length >= 60) return null;
  const words = foldedText(line)
    .replaceAll(/[^\p{L}\s]|\bcards\b(?=.*\d)|(?<=\d\s*)\bcards\b/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return HEADINGS.has(words) ? words : null;
}

/** Whether a line is a heading, such as `Deck`, `Units (14):` or `== Sideboard ==`. */
export const isHeading = (line: string): boolean => headingOf(line) !== null;

/** How many cards stand under a heading: `50 cards`. */
const SIZE = /^\W*\d+\s+cards?\W*$/i;

/** Whether a line is blank, a comment, a ruler or a sum. */
export const isRemark = (line: string): boolean =>
  /^\s*(?:#|\/\/)/.test(line) || !/[\p{L}\p{N}]/u.test(line) || SIZE.test(line);

/** The line below a picklist's card: where it was printed, as `SOR 059, TWI 010`. */
const PRINTED_IN =
  /^\s+([A-Z][A-Z0-9]{1,5}[ _-]#?\d{1,5}[A-Z]?)((?:\s*[,;/]\s*[A-Z][A-Z0-9]{1,5}[ _-]#?\d{1,5}[A-Z]?)*)\s*$/i;

/** A row of a text list. */
export interface ListedRow {
  read: ReadRow;
  /** Counted from 1. */
  line: number;
  source: string;
  /** The line that names the card; of a picklist, without the one below that says its number. */
  named: string;
  /** The heading that it stands under, folded; null above the first. */
  heading: string | null;
}

/**
 * Reads a text list line by line (rules/collection-files#text-lists). Headings and remarks are skipped. In a picklist,
 * which has a box for each copy, the line below a card says its set and number.
 */
export class CardList {
  /** Whether a heading said that it is a deck. */
  isDeck = false;
  private readonly sets: { has: (code: string) => boolean };
  private heading: string | null = null;
  private line = 0;
  /** A card with boxes whose set the next line may say. */
  private open: { text: string; line: number } | null = null;

  /** @param sets those that a line with boxes can name, if they are known: “BT-1” is a name otherwise */
  constructor(sets: { has: (code: string) => boolean } = { has: () => true }) {
    this.sets = sets;
  }

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
          named: open.text,
          heading: this.heading,
        },
      ];
    }
    const before = open ? [this.rowOf(open.text, open.line)] : [];
    // Before remarks: headings are also written as `## Deck` and `// Sideboard`.
    const heading = headingOf(text);
    if (heading !== null) {
      this.heading = heading;
      this.isDeck ||= DECK_PARTS.test(text);
      return before;
    }
    if (isRemark(text)) return before;
    if (isBoxLine(text) && !this.isPlaced(text)) {
      this.open = { text, line: this.line };
      return before;
    }
    return [...before, this.rowOf(text, this.line)];
  }

  /** @returns the last row, if the list ended before it was complete */
  end(): ListedRow[] {
    return this.open ? [this.rowOf(this.open.text, this.open.line)] : [];
  }

  private isPlaced(text: string): boolean {
    const read = readCardLine(text);
    return read.ok && this.sets.has(read.row.printing.setCode);
  }

  private rowOf(text: string, line: number): ListedRow {
    return { read: readCardLine(text), line, source: text, named: text, heading: this.heading };
  }
}

function picked(card: string, first: string, others: string): ReadRow {
  const [code = '', number = ''] = first.split(/[ _-]#?/);
  const read = readCardLine(`${card.trimEnd()} (${code}) ${number}`);
  const more = others.replace(/^[\s,;/]+/, '').trim();
  if (!read.ok || more === '') return read;
  const warning = `It was also printed as ${more.slice(0, 60)}; ${first.toUpperCase()} was counted.`;
  return { ok: true, row: { ...read.row, warning } };
}
