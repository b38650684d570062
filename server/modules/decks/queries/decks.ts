import type { DeckLine, DeckVisibility } from '@domain/deck';
import { hiddenFrom } from '@server/modules/people';
import { userAccount } from '@server/modules/people/tables';
import type { Database, Transaction } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import { refusal } from '@server/platform/errors';
import { isoTime } from '@server/platform/time/iso-time';
import { and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { deck, deckLine, deckVersion } from '../tables';

/** A deck without its cards. Times are ISO 8601. */
export interface Deck {
  id: string;
  userId: string;
  name: string;
  format: string;
  visibility: DeckVisibility;
  isBuilt: boolean;
  /** The ids of its player's decks that are played together with it, which may be gone. */
  companions: string[];
  version: number;
  updatedAt: string;
  /** Null for an owner without one. */
  ownerHandle: string | null;
  /** Copies in its main part. */
  cards: number;
  /** The ids of its leaders and bases, leaders first. */
  faces: string[];
}

/** What is read of a deck. */
export const deckColumns = {
  id: deck.id,
  userId: deck.userId,
  name: deck.name,
  format: deck.format,
  visibility: deck.visibility,
  isBuilt: deck.isBuilt,
  companions: deck.companions,
  version: deck.version,
  updatedAt: deck.updatedAt,
  ownerHandle: userAccount.handle,
  cards: sql<number>`(select coalesce(sum(copies), 0) from deck_line
    where deck_id = ${deck.id} and part = 'DECK')`.mapWith(Number),
  faces: sql<string[]>`array(select card_id from deck_line
    where deck_id = ${deck.id} and part in ('LEADER', 'BASE') order by part, card_id)`,
};

export const toDeck = (row: Deck): Deck => ({ ...row, updatedAt: isoTime(row.updatedAt) });

const findDecks = (database: Database | Transaction) =>
  database.select(deckColumns).from(deck).innerJoin(userAccount, eq(userAccount.id, deck.userId));

/** A player's decks, the one that changed last first. */
export async function ownDecks(database: Database | Transaction, userId: string): Promise<Deck[]> {
  const rows = await findDecks(database)
    .where(eq(deck.userId, userId))
    .orderBy(desc(deck.updatedAt), asc(deck.id));
  return rows.map(toDeck);
}

/** Whether somebody may see a deck of which they have the id; null for a visitor (rules/decks#who-may-see). */
const isSeenBy = (viewerId: string | null): SQL | undefined => {
  const isOpen = and(
    ne(deck.visibility, 'PRIVATE'),
    sql`${deck.userId} not in (${hiddenFrom(viewerId)})`,
  );
  return viewerId === null ? isOpen : or(eq(deck.userId, viewerId), isOpen);
};

/** A deck that the viewer may see; null for somebody else's private deck and for an unknown one. @param id any text */
export async function findVisibleDeck(
  database: Database | Transaction,
  viewerId: string | null,
  id: string,
): Promise<Deck | null> {
  const [row] = isUuid(id)
    ? await findDecks(database).where(and(eq(deck.id, id), isSeenBy(viewerId)))
    : [];
  return row ? toDeck(row) : null;
}

/** Like {@link findVisibleDeck}. @throws NOT_FOUND if there is none (rules/attacks#hidden-things) */
export async function visibleDeck(
  database: Database | Transaction,
  viewerId: string | null,
  id: string,
): Promise<Deck> {
  const found = await findVisibleDeck(database, viewerId, id);
  if (found === null) throw deckNotFound();
  return found;
}

/** @param id any text @throws NOT_FOUND for somebody else's and for an unknown one (rules/attacks#hidden-things) */
export async function ownDeck(
  database: Database | Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<Deck> {
  const found = isUuid(id)
    ? await findDecks(database).where(and(eq(deck.id, id), eq(deck.userId, userId)))
    : [];
  if (found[0] === undefined) throw deckNotFound();
  return toDeck(found[0]);
}

const deckNotFound = () => refusal('NOT_FOUND', 'Deck not found');

/** A deck's cards, part by part. */
export async function linesOf(
  database: Database | Transaction,
  deckId: string,
): Promise<DeckLine[]> {
  return database
    .select({ part: deckLine.part, cardId: deckLine.cardId, copies: deckLine.copies })
    .from(deckLine)
    .where(eq(deckLine.deckId, deckId))
    .orderBy(deckLine.part, deckLine.cardId);
}

/** What was in a deck once it was saved; the newest is what is in it now. */
export interface DeckVersion {
  version: number;
  lines: DeckLine[];
  /** ISO 8601. */
  savedAt: string;
}

/** A deck's versions, the newest first. */
export async function versionsOf(
  database: Database | Transaction,
  deckId: string,
): Promise<DeckVersion[]> {
  const rows = await database
    .select({
      version: deckVersion.version,
      lines: deckVersion.lines,
      savedAt: deckVersion.savedAt,
    })
    .from(deckVersion)
    .where(eq(deckVersion.deckId, deckId))
    .orderBy(desc(deckVersion.version));
  return rows.map((row) => ({ ...row, savedAt: isoTime(row.savedAt) }));
}

/** A player's decks with all that was ever in them, for their own file. */
export async function ownDecksWhole(database: Database, userId: string) {
  const decks = await ownDecks(database, userId);
  return Promise.all(
    decks.map(async ({ id, name, format, visibility, isBuilt, companions, updatedAt }) => ({
      id,
      name,
      format,
      visibility,
      isBuilt,
      companions,
      updatedAt,
      lines: await linesOf(database, id),
      versions: await versionsOf(database, id),
    })),
  );
}
