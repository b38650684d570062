import {
  DECK_ERRORS,
  type DeckContent,
  type DeckLine,
  type DeckVisibility,
  MAX_DECK_VERSIONS,
  MAX_DECKS,
  toDeckName,
} from '@domain/deck';
import { lockUser, notSignedIn } from '@server/modules/people';
import type { Database, Transaction } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import { refusal } from '@server/platform/errors';
import {
  BAD_KEY,
  conflictOf,
  type FieldError,
  isIdempotencyKey,
} from '@server/platform/graphql/field-error';
import { and, eq, lte, sql } from 'drizzle-orm';
import { type Deck, linesOf, ownDeck } from '../queries/decks';
import { deck, deckLine, deckVersion } from '../tables';
import { validateCompanions, validateFormat, validateLines, validateName } from './validation';

export interface DeckResult {
  /** After the change, also with errors; null for one that wasn't made. */
  deck: Deck | null;
  errors: FieldError[];
}

/** Makes a deck. The same key again gives the deck that it made, since the first answer may have been lost. */
export const createDeck = (
  database: Database,
  userId: string,
  { idempotencyKey, ...content }: DeckContent & { idempotencyKey: string },
): Promise<DeckResult> =>
  inOrder(database, userId, async (transaction) => {
    if (!isIdempotencyKey(idempotencyKey)) return { deck: null, errors: [BAD_KEY] };
    const kept = await transaction
      .select({ id: deck.id, idempotencyKey: deck.idempotencyKey })
      .from(deck)
      .where(eq(deck.userId, userId));
    const made = kept.find((each) => each.idempotencyKey === idempotencyKey);
    if (made) return { deck: await ownDeck(transaction, { id: made.id, userId }), errors: [] };
    const errors = await validateContent(transaction, content);
    if (kept.length >= MAX_DECKS) {
      errors.push({ field: 'name', code: 'TOO_MANY', message: DECK_ERRORS.TOO_MANY });
    }
    if (errors.length > 0) return { deck: null, errors };
    const { format, lines } = content;
    const [row] = await transaction
      .insert(deck)
      .values({ userId, name: toDeckName(content.name), format, idempotencyKey })
      .returning({ id: deck.id });
    if (row === undefined) throw new Error('A deck was not stored');
    await writeLines(transaction, { id: row.id, version: 1, lines });
    return { deck: await ownDeck(transaction, { id: row.id, userId }), errors: [] };
  });

export interface DeckChange {
  id: string;
  /** Undefined or null for what stays as it is. */
  name?: string | null | undefined;
  format?: string | null | undefined;
  lines?: readonly DeckLine[] | null | undefined;
  visibility?: DeckVisibility | null | undefined;
  isBuilt?: boolean | null | undefined;
  companions?: readonly string[] | null | undefined;
  /** The version that the person saw. */
  expectedVersion: number;
}

/**
 * Changes what is given of a deck. A request for the present state changes nothing, since its first answer may have been
 * lost. A request that would overwrite a change that the person hasn't seen gets CONFLICT with the present deck.
 *
 * @throws NOT_FOUND for somebody else's and for an unknown one
 */
export const updateDeck = (
  database: Database,
  userId: string,
  { id, expectedVersion, ...change }: DeckChange,
): Promise<DeckResult> =>
  inOrder(database, userId, async (transaction) => {
    const before = await ownDeck(transaction, { id, userId });
    const linesBefore = await linesOf(transaction, before.id);
    const after = {
      name: change.name == null ? before.name : toDeckName(change.name),
      format: change.format ?? before.format,
      visibility: change.visibility ?? before.visibility,
      isBuilt: change.isBuilt ?? before.isBuilt,
      companions: [...(change.companions ?? before.companions)],
    };
    const lines = change.lines ?? linesBefore;
    const changesLines = !areSame(lines, linesBefore);
    const changesCompanions = String(after.companions) !== String(before.companions);
    const isUnchanged =
      !changesLines &&
      !changesCompanions &&
      after.name === before.name &&
      after.format === before.format &&
      after.visibility === before.visibility &&
      after.isBuilt === before.isBuilt;
    if (isUnchanged) return { deck: before, errors: [] };
    const conflict = conflictOf(expectedVersion, before.version);
    if (conflict) return { deck: before, errors: [conflict] };
    const errors = [...validateName(after.name)];
    if (after.format !== before.format) errors.push(...validateFormat(after.format));
    if (changesLines) errors.push(...(await validateLines(transaction, lines)));
    if (changesCompanions) {
      errors.push(...(await validateCompanions(transaction, before, after.companions)));
    }
    if (errors.length > 0) return { deck: before, errors };
    const version = before.version + 1;
    await transaction
      .update(deck)
      .set({ ...after, version, updatedAt: sql`now()` })
      .where(eq(deck.id, before.id));
    if (changesLines) await writeLines(transaction, { id: before.id, version, lines });
    return { deck: await ownDeck(transaction, { id, userId }), errors: [] };
  });

/** Deletes a deck; nothing if it is gone already. @param id any text */
export async function deleteDeck(
  database: Database,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  if (!isUuid(id)) return;
  await database.delete(deck).where(and(eq(deck.id, id), eq(deck.userId, userId)));
}

/** Deletes all decks of a person. */
export async function deleteDecks(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(deck).where(eq(deck.userId, userId));
}

/** @throws FORBIDDEN for a player without a handle who would show a deck to others (rules/sharing#handle-needed) */
export function mayShow(
  handle: string | null,
  visibility: DeckVisibility | null | undefined,
): void {
  if (handle === null && visibility != null && visibility !== 'PRIVATE') {
    throw refusal('FORBIDDEN', 'Please create your handle first.');
  }
}

const validateContent = async (
  transaction: Transaction,
  { name, format, lines }: DeckContent,
): Promise<FieldError[]> => [
  ...validateName(name),
  ...validateFormat(format),
  ...(await validateLines(transaction, lines)),
];

function areSame(lines: readonly DeckLine[], others: readonly DeckLine[]): boolean {
  const keys = new Set(others.map(keyOf));
  return lines.length === others.length && lines.every((line) => keys.has(keyOf(line)));
}

const keyOf = ({ part, cardId, copies }: DeckLine) => `${part} ${copies} ${cardId}`;

interface Written {
  id: string;
  version: number;
  lines: readonly DeckLine[];
}

/** Writes a deck's cards, and keeps them as its newest version. */
async function writeLines(
  transaction: Transaction,
  { id: deckId, version, lines }: Written,
): Promise<void> {
  await transaction.delete(deckLine).where(eq(deckLine.deckId, deckId));
  const kept = lines.map(({ part, cardId, copies }) => ({ part, cardId, copies }));
  if (kept.length > 0) {
    await transaction.insert(deckLine).values(kept.map((line) => ({ deckId, ...line })));
  }
  await transaction.insert(deckVersion).values({ deckId, version, lines: kept });
  const oldest = sql`(select version from deck_version where deck_id = ${deckId}
    order by version desc offset ${MAX_DECK_VERSIONS} limit 1)`;
  await transaction
    .delete(deckVersion)
    .where(and(eq(deckVersion.deckId, deckId), lte(deckVersion.version, oldest)));
}

/** One change of a player after the other, so that their number stays limited. */
const inOrder = (
  database: Database,
  userId: string,
  change: (transaction: Transaction) => Promise<DeckResult>,
): Promise<DeckResult> =>
  database.transaction(async (transaction) => {
    if ((await lockUser(transaction, userId)) === null) throw notSignedIn();
    return change(transaction);
  });
