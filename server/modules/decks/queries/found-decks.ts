import { DECK_SEARCH_LENGTH } from '@domain/decks-list';
import { hiddenFrom } from '@server/modules/people';
import { userAccount } from '@server/modules/people/tables';
import type { Database } from '@server/platform/db/database';
import { isUuid } from '@server/platform/db/where';
import { fieldRefusal } from '@server/platform/errors';
import {
  decodeCursor,
  encodeCursor,
  MICROS,
  microsOf,
  momentAt,
  notACursor,
  type Page,
  pageInfoOf,
} from '@server/platform/graphql/page';
import { and, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { deck, deckWords } from '../tables';
import { type Deck, deckColumns, toDeck } from './decks';

/** Where a page ends. */
interface DeckPlace {
  updatedMicros: string;
  id: string;
}

interface DeckSearch {
  viewerId: string | null;
  /** The words that are looked for. */
  words: readonly string[];
  /** The id of a format; null for all. */
  format: string | null;
  first: number;
  after: DeckPlace | null;
}

/** What other players show to everyone, the one that changed last first (rules/decks#who-may-see). */
export async function foundDecks(
  database: Database,
  { viewerId, words, format, first, after }: DeckSearch,
): Promise<Page<Deck>> {
  const found = await database
    .select({ ...deckColumns, updatedMicros: microsOf(deck.updatedAt) })
    .from(deck)
    .innerJoin(userAccount, eq(userAccount.id, deck.userId))
    .where(
      and(
        eq(deck.visibility, 'PUBLIC'),
        isNotNull(userAccount.handle),
        viewerId === null ? undefined : ne(deck.userId, viewerId),
        sql`${deck.userId} not in (${hiddenFrom(viewerId)})`,
        format === null ? undefined : eq(deck.format, format),
        ...words.map(hasWord),
        after === null
          ? undefined
          : sql`(${deck.updatedAt}, ${deck.id}) < (${momentAt(after.updatedMicros)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(deck.updatedAt), desc(deck.id))
    .limit(first + 1);
  return {
    nodes: found.slice(0, first).map(({ updatedMicros: _place, ...row }) => toDeck(row)),
    pageInfo: pageInfoOf(found, first, ({ updatedMicros, id }) => encodeCursor(updatedMicros, id)),
  };
}

/** Whether a word begins one of the deck's name or of a leader's or base's, or its player's handle; each by an index. */
function hasWord(word: string): SQL {
  const letters = word.match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = sql`to_tsquery('simple', ${letters.map((each) => `${each}:*`).join(' & ')})`;
  return sql`${deck.id} in (
    select d.id from deck d where d.visibility = 'PUBLIC' and ${deckWords(sql`d.name`)} @@ ${query}
    union all
    select l.deck_id from card c join deck_line l on l.card_id = c.id and l.part in ('LEADER', 'BASE')
      where c.card_type in ('LEADER', 'BASE')
        and ${deckWords(sql`c.name || ' ' || coalesce(c.subtitle, '')`)} @@ ${query}
    union all
    select d.id from user_account u join deck d on d.user_id = u.id
      where u.handle collate "C" >= ${word} and u.handle collate "C" < ${`${word}~`})`;
}

/** So many words are looked for; a longer text is about as many. */
const MOST_WORDS = 10;

/** The words of a text. @throws a field error if it is too long */
export function parseDeckSearch(text: string): string[] {
  if (text.length > DECK_SEARCH_LENGTH) {
    throw fieldRefusal('text', `Search for ${DECK_SEARCH_LENGTH} characters at most.`);
  }
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);
}

/** @throws a field error for anything but a page's `endCursor` */
export function parseDeckCursor(text: string | null): DeckPlace | null {
  if (text === null) return null;
  const [updatedMicros = '', id = ''] = decodeCursor(text).split(' ');
  if (!MICROS.test(updatedMicros) || !isUuid(id)) throw notACursor();
  return { updatedMicros, id };
}
