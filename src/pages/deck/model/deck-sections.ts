import { CARD_TYPE_NAMES, type Card, type CardType, compareTexts } from '@domain/card';
import type { DeckLine } from '@domain/deck';
import type { DeckNeed } from '@/entities/deck';

/** A card of a deck's part, with what the viewer has of it. */
export interface DeckRow {
  key: string;
  card: Card;
  line: DeckLine;
  /** What the viewer has; null for a visitor, and for a card that isn't saved yet. */
  need: DeckNeed | null;
  /** How many copies the viewer lacks of it, in all parts; 0 in each part but its first. */
  missing: number;
}

/** Rows under one heading. */
export interface DeckSection {
  title: string;
  /** Copies in it. */
  copies: number;
  rows: DeckRow[];
}

interface Shown {
  lines: readonly DeckLine[];
  cards: ReadonlyMap<string, Card>;
  needs: readonly DeckNeed[] | null;
}

const TYPES: readonly CardType[] = ['UNIT', 'EVENT', 'UPGRADE', 'LEADER', 'BASE'];
const PLURALS: Partial<Record<CardType, string>> = {
  UNIT: 'Units',
  EVENT: 'Events',
  UPGRADE: 'Upgrades',
};

/** What a deck shows: leaders and bases, its main part by type, its sideboard; each by cost and name. */
export function deckSections({ lines, cards, needs }: Shown): DeckSection[] {
  const rows = rowsOf({ lines, cards, needs }).toSorted(byCostAndName);
  const inPart = (part: DeckLine['part']) => rows.filter(({ line }) => line.part === part);
  const main = inPart('DECK');
  return [
    sectionOf('Leader and base', [...inPart('LEADER'), ...inPart('BASE')]),
    ...TYPES.map((type) =>
      sectionOf(
        PLURALS[type] ?? CARD_TYPE_NAMES[type],
        main.filter(({ card }) => card.cardType === type),
      ),
    ),
    sectionOf('Sideboard', inPart('SIDEBOARD')),
  ].filter((section) => section.rows.length > 0);
}

const sectionOf = (title: string, rows: DeckRow[]): DeckSection => ({
  title,
  copies: rows.reduce((sum, { line }) => sum + line.copies, 0),
  rows,
});

const byCostAndName = ({ card: one }: DeckRow, { card: other }: DeckRow): number =>
  (one.cost ?? 0) - (other.cost ?? 0) || compareTexts(one.name, other.name);

/** In the lines' order, without cards that are gone or still load. */
function rowsOf({ lines, cards, needs }: Shown): DeckRow[] {
  const needOf = new Map(needs?.map((need) => [need.cardId, need]));
  const drafted = new Map<string, number>();
  for (const { cardId, copies } of lines) {
    drafted.set(cardId, (drafted.get(cardId) ?? 0) + copies);
  }
  return lines.flatMap((line) => {
    const card = cards.get(line.cardId);
    if (!card) return [];
    const need = needOf.get(line.cardId) ?? null;
    // Copies are lacking once, whichever part they are for.
    const wanted = drafted.get(line.cardId) ?? 0;
    drafted.set(line.cardId, 0);
    const missing = need ? Math.max(0, wanted - freeOf(need)) : 0;
    return [{ key: `${line.part} ${line.cardId}`, card, line, need, missing }];
  });
}

/** The viewer's copies that neither an offer nor another built deck holds. */
export const freeOf = ({ owned, committed, inBuilt }: DeckNeed): number =>
  Math.max(0, owned - committed - inBuilt);

/** “4 owned, 1 in offers, 2 in other decks” */
export function ownedWords({ owned, committed, inBuilt }: DeckNeed): string {
  return [
    `${owned} owned`,
    ...(committed > 0 ? [`${committed} in offers`] : []),
    ...(inBuilt > 0 ? [`${inBuilt} in built decks`] : []),
  ].join(', ');
}
