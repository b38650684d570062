import {
  type Card,
  cardNumbers,
  type Printing,
  type MarketPrice,
  parseArena,
  parseAspect,
  parseCardType,
  parseOrientation,
  parseRarity,
  parseVariantType,
  variantIdOf,
} from '../card';
import type { CardSet } from '../card-set';
import {
  type CodedColumn,
  codedColumn,
  type CountedColumn,
  countedColumn,
  readCoded,
  readCounted,
} from './columns';

/**
 * All sets' cards and printings by column, since equal things beside each other compress best. Pictures aren't in it:
 * their ids are random, and would double its size. They come with the cards that are shown.
 */
export interface CatalogueFile {
  /** Id and code, in the sets' order. */
  sets: [id: string, code: string][];
  /** The cards of each set together, in their order. */
  cards: {
    id: CountedColumn;
    /** The place of its set. */
    set: number[];
    name: string[];
    subtitle: (string | null)[];
    frontText: (string | null)[];
    backText: (string | null)[];
    cardType: CodedColumn<string>;
    rarity: CodedColumn<string>;
    cost: CodedColumn<number | null>;
    power: CodedColumn<number | null>;
    hp: CodedColumn<number | null>;
    upgradePower: CodedColumn<number | null>;
    upgradeHp: CodedColumn<number | null>;
    arena: CodedColumn<string | null>;
    aspects: CodedColumn<string[]>;
    traits: CodedColumn<string[]>;
    keywords: CodedColumn<string[]>;
    unique: CodedColumn<boolean>;
    /** The shape of its front, which decides how cards are laid out before their pictures come. */
    shape: CodedColumn<string | null>;
    /** How many printings it has. */
    printings: number[];
  };
  /** The printings of each card together, in its order. */
  printings: {
    variantType: CodedColumn<string>;
    number: CountedColumn;
    otherNumbers: CodedColumn<string[]>;
    artist: CodedColumn<string | null>;
    /** Cents; 0 for none. */
    price: number[];
    pricedAt: CodedColumn<string | null>;
    /** The ids that don't follow from their card's, by place. */
    otherIds: Record<number, string>;
  };
}

/** The values of a card of which there are few different ones. */
const CODED = [
  'cardType',
  'rarity',
  'cost',
  'power',
  'hp',
  'upgradePower',
  'upgradeHp',
  'arena',
  'aspects',
  'traits',
  'keywords',
  'unique',
] as const;

/** @param cardsOf the cards of a set in their order */
export function packCatalogue(
  cardSets: readonly Pick<CardSet, 'id' | 'code'>[],
  cardsOf: (cardSetId: string) => readonly Card[],
): CatalogueFile {
  const listed = cardSets.flatMap(({ id }, set) => cardsOf(id).map((card) => ({ card, set })));
  const cards = listed.map(({ card }) => card);
  const printings = listed.flatMap(({ card, set }) =>
    card.cardVariants.map((printing) => ({ card, set, printing })),
  );
  const coded = Object.fromEntries(
    CODED.map((field) => [field, codedColumn<unknown>(cards.map((card) => card[field]))]),
  ) as Pick<CatalogueFile['cards'], (typeof CODED)[number]>;
  const ofPrintings = <Value>(valueOf: (printing: Printing) => Value) =>
    printings.map(({ printing }) => valueOf(printing));
  return {
    sets: cardSets.map(({ id, code }) => [id, code]),
    cards: {
      id: countedColumn(
        cards.map(({ id }) => id),
        () => '',
      ),
      set: listed.map(({ set }) => set),
      name: cards.map(({ name }) => name),
      subtitle: cards.map(({ subtitle }) => subtitle),
      frontText: cards.map(({ frontText }) => frontText),
      backText: cards.map(({ backText }) => backText),
      ...coded,
      shape: codedColumn(cards.map(({ images }) => images.front?.orientation ?? null)),
      printings: cards.map(({ cardVariants }) => cardVariants.length),
    },
    printings: {
      variantType: codedColumn(ofPrintings(({ variantType }) => variantType)),
      number: countedColumn(
        ofPrintings(({ number }) => number),
        (row) => seriesOf(printings[row]?.set, printings[row]?.printing.variantType),
      ),
      otherNumbers: codedColumn(ofPrintings(({ otherNumbers }) => otherNumbers)),
      artist: codedColumn(ofPrintings(({ artist }) => artist)),
      price: ofPrintings(({ currentMarketPrice }) => currentMarketPrice?.priceCents ?? 0),
      pricedAt: codedColumn(
        ofPrintings(({ currentMarketPrice }) => currentMarketPrice?.recordedAt ?? null),
      ),
      otherIds: Object.fromEntries(
        printings.flatMap(({ card, printing }, row) =>
          printing.id === variantIdOf(card.id, printing.variantType) ? [] : [[row, printing.id]],
        ),
      ),
    },
  };
}

/** Printings of one type are numbered through within a set. */
const seriesOf = (set: number | undefined, variantType: string | undefined): string =>
  `${set} ${variantType}`;

/**
 * The cards of the file, in its order, without their pictures.
 *
 * @throws for a value that this version of the program doesn't know, as for any answer (rules/errors#unknown-values)
 */
export function unpackCatalogue({ sets, cards, printings }: CatalogueFile): Card[] {
  const values = cardValues(cards);
  const idOf = readCounted(cards.id);
  const nextPrinting = printingReader(printings);
  return cards.name.map((name, row): Card => {
    const id = idOf(row, '');
    const set = cards.set[row] ?? -1;
    const [cardSetId = '', code = ''] = sets[set] ?? [];
    const cardVariants = Array.from({ length: cards.printings[row] ?? 0 }, () =>
      nextPrinting(id, set),
    );
    return {
      id,
      cardSetId,
      name,
      subtitle: cards.subtitle[row] ?? null,
      ...cardNumbers(cardVariants, code),
      cost: values.cost(row),
      rarity: values.rarity(row),
      power: values.power(row),
      hp: values.hp(row),
      upgradePower: values.upgradePower(row),
      upgradeHp: values.upgradeHp(row),
      cardType: values.cardType(row),
      arena: values.arena(row),
      aspects: values.aspects(row),
      traits: values.traits(row),
      keywords: values.keywords(row),
      frontText: cards.frontText[row] ?? null,
      backText: cards.backText[row] ?? null,
      unique: values.unique(row),
      images: values.images(row),
      cardVariants,
    };
  });
}

const NO_IMAGES: Card['images'] = { front: null, back: null };

/** A front without an address keeps the picture's place. */
const imagesOf = (shape: string | null): Card['images'] =>
  shape === null
    ? NO_IMAGES
    : { front: { id: '', url: '', orientation: parseOrientation(shape) }, back: null };

const cardValues = (cards: CatalogueFile['cards']) => ({
  cardType: readCoded(cards.cardType, parseCardType),
  rarity: readCoded(cards.rarity, parseRarity),
  cost: readCoded(cards.cost),
  power: readCoded(cards.power),
  hp: readCoded(cards.hp),
  upgradePower: readCoded(cards.upgradePower),
  upgradeHp: readCoded(cards.upgradeHp),
  arena: readCoded(cards.arena, (arena) => (arena === null ? null : parseArena(arena))),
  aspects: readCoded(cards.aspects, (aspects) => aspects.map(parseAspect)),
  traits: readCoded(cards.traits),
  keywords: readCoded(cards.keywords),
  unique: readCoded(cards.unique),
  images: readCoded(cards.shape, imagesOf),
});

/** A function that reads the printings one after the other. */
function printingReader(printings: CatalogueFile['printings']) {
  const numberOf = readCounted(printings.number);
  const typeOf = readCoded(printings.variantType, parseVariantType);
  const othersOf = readCoded(printings.otherNumbers);
  const artistOf = readCoded(printings.artist);
  const pricedAt = readCoded(printings.pricedAt);
  let next = 0;
  return (cardId: string, set: number): Printing => {
    const row = next++;
    const variantType = typeOf(row);
    return {
      id: printings.otherIds[row] ?? variantIdOf(cardId, variantType),
      number: numberOf(row, seriesOf(set, variantType)),
      otherNumbers: othersOf(row),
      variantType,
      artist: artistOf(row),
      currentMarketPrice: priceOf(printings.price[row] ?? 0, pricedAt(row)),
      images: NO_IMAGES,
    };
  };
}

const priceOf = (priceCents: number, recordedAt: string | null): MarketPrice | null =>
  priceCents === 0 || recordedAt === null ? null : { priceCents, recordedAt };
