import {
  byPlainness,
  type Card,
  type CardImage,
  cardNumbers,
  type Printing,
  compareTies,
  type Orientation,
} from '@domain/card';
import { type Database, preparedFor, type Transaction } from '@server/platform/db/database';
import { card, cardImage, cardSet, cardVariant } from '../../tables';
import { isoTime } from '@server/platform/time/iso-time';
import { asArrays, at, type Columns } from './columnar';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';

/** Cards show the market price alone, and know their set. */
const {
  currentLowCents: _low,
  currentMidCents: _mid,
  currentHighCents: _high,
  ofSet: _ofSet,
  ...printingColumns
} = getTableColumns(cardVariant);

const faceColumns = {
  imageId: cardImage.id,
  face: cardImage.face,
  orientation: cardImage.orientation,
};

const cardArrays = asArrays('card', { ...getTableColumns(card), cardSetCode: cardSet.code });

/** Each printing with one of its faces; null without any. A printing with two faces has two rows. */
const printingArrays = {
  ...asArrays('printing', printingColumns),
  ...asArrays<typeof faceColumns, null>('face', faceColumns),
};

type CardColumns = Columns<typeof cardArrays>;
type PrintingColumns = Columns<typeof printingArrays>;

/** Whole cards by id, in no particular order; unknown ids are left out. */
export async function findCards(database: Database, ids: readonly string[]): Promise<Card[]> {
  return ids.length === 0 ? [] : readCards(statementsOf(database).byId, { ids });
}

/**
 * All cards of these sets, each set's cards by number. For a single set, as its page needs it, PostgreSQL keeps one plan;
 * for a list of unknown length it would plan each time.
 */
export function findCardsOfSets(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<Card[]> {
  const { ofSet, ofSets } = statementsOf(database);
  return ids.length === 1 ? readCards(ofSet, { id: ids[0] }) : readCards(ofSets, { ids });
}

/** One statement for any number of cards: the cards, and their printings with both faces. */
async function readCards(statement: Statement, values: Record<string, unknown>): Promise<Card[]> {
  const [found] = await statement.execute(values);
  return found === undefined ? [] : assembleCards(found.cards, found.printings);
}

type Statement = ReturnType<typeof prepare>;

const IS_GIVEN = sql`= ${sql.placeholder('id')}`;
const ARE_GIVEN = sql`= any(${sql.placeholder('ids')})`;

const statementsOf = preparedFor((database) => ({
  byId: prepare(database, 'cards_by_id', {
    cards: sql`${card.id} ${ARE_GIVEN}`,
    printings: sql`${cardVariant.cardId} ${ARE_GIVEN}`,
  }),
  ofSet: prepare(database, 'cards_of_set', inSet(IS_GIVEN)),
  ofSets: prepare(database, 'cards_of_sets', inSet(ARE_GIVEN)),
}));

/** Each table by its own index: a join that finds out what is of a set reads all printings and pictures there are. */
function inSet(set: SQL): Which {
  return {
    cards: sql`${card.cardSetId} ${set}`,
    printings: sql`${cardVariant.ofSet} ${set}`,
    pictures: sql`${cardImage.ofSet} ${set}`,
  };
}

/** Conditions that find the same cards in each table. */
interface Which {
  cards: SQL;
  printings: SQL;
  /** Without one, each printing's pictures are looked up. */
  pictures?: SQL;
}

function prepare(database: Database | Transaction, name: string, which: Which) {
  const cards = database
    .select(cardArrays)
    .from(card)
    .innerJoin(cardSet, eq(cardSet.id, card.cardSetId))
    .where(which.cards)
    .as('cards');
  const printings = database
    .select(printingArrays)
    .from(cardVariant)
    .leftJoin(cardImage, and(eq(cardImage.cardVariantId, cardVariant.id), which.pictures))
    .where(which.printings)
    .as('printings');
  return database.select().from(cards).crossJoin(printings).prepare(name);
}

/** Builds domain cards from columns, by standard number (cards without one last), then id. */
function assembleCards(cards: CardColumns, columns: PrintingColumns): Card[] {
  const printingsOf = new Map<string, Printing[]>();
  for (let row = 0; row < cards.id.length; row += 1) printingsOf.set(at(cards.id, row), []);
  let cardId: string | undefined;
  let printings: Printing[] = [];
  for (let row = 0; row < columns.id.length; row += 1) {
    const itsCardId = at(columns.cardId, row);
    // Rows of one card are mostly neighbours.
    if (itsCardId !== cardId) {
      cardId = itsCardId;
      printings = printingsOf.get(cardId) ?? [];
    }
    let printing = withId(printings, at(columns.id, row));
    if (printing === undefined) {
      printing = toPrinting(columns, row);
      printings.push(printing);
    }
    const image = toImage(at(columns.imageId, row), at(columns.orientation, row));
    if (at(columns.face, row) === 'BACK') printing.images.back = image;
    else printing.images.front = image;
  }
  return Array.from({ length: cards.id.length }, (_, row) =>
    toCard(cards, row, printingsOf.get(at(cards.id, row)) ?? []),
  ).sort(compareTies);
}

/** Without a map: a card has eight printings at the most. */
function withId(printings: readonly Printing[], id: string): Printing | undefined {
  for (const printing of printings) if (printing.id === id) return printing;
  return undefined;
}

/** Each field by name: spreading thousands of objects is slow. */
function toCard(cards: CardColumns, row: number, cardVariants: Printing[]): Card {
  cardVariants.sort(byPlainness);
  const numbers = cardNumbers(cardVariants, at(cards.cardSetCode, row));
  return {
    id: at(cards.id, row),
    cardSetId: at(cards.cardSetId, row),
    name: at(cards.name, row),
    subtitle: at(cards.subtitle, row),
    cost: at(cards.cost, row),
    rarity: at(cards.rarity, row),
    power: at(cards.power, row),
    hp: at(cards.hp, row),
    upgradePower: at(cards.upgradePower, row),
    upgradeHp: at(cards.upgradeHp, row),
    cardType: at(cards.cardType, row),
    arena: at(cards.arena, row),
    aspects: at(cards.aspects, row),
    traits: at(cards.traits, row),
    keywords: at(cards.keywords, row),
    frontText: at(cards.frontText, row),
    backText: at(cards.backText, row),
    unique: at(cards.unique, row),
    standardCardNumber: numbers.standardCardNumber,
    hyperspaceCardNumber: numbers.hyperspaceCardNumber,
    showcaseCardNumber: numbers.showcaseCardNumber,
    standardFullCardNumber: numbers.standardFullCardNumber,
    // The plainest printing, which is the standard one if there is one.
    images: cardVariants[0]?.images ?? { front: null, back: null },
    cardVariants,
  };
}

function toPrinting(printings: PrintingColumns, row: number): Printing {
  const priceCents = at(printings.currentPriceCents, row);
  const recordedAt = at(printings.currentPriceRecordedAt, row);
  return {
    id: at(printings.id, row),
    number: at(printings.number, row),
    otherNumbers: at(printings.otherNumbers, row),
    variantType: at(printings.variantType, row),
    artist: at(printings.artist, row),
    currentMarketPrice:
      priceCents === null || recordedAt === null
        ? null
        : { priceCents, recordedAt: isoTime(recordedAt) },
    images: { front: null, back: null },
  };
}

const toImage = (id: string | null, orientation: Orientation | null): CardImage | null =>
  id === null || orientation === null ? null : { id, url: `/images/cards/${id}`, orientation };
