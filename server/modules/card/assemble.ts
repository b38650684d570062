import {
  VARIANT_ORDER,
  type Card,
  type CardImage,
  type CardVariant,
  type Orientation,
  type VariantType,
} from '@domain/card';
import { at, rowCount, type Columns } from '@server/db/columnar';
import { isoTime } from '@server/graphql/iso-time';
import type { CardRow, PrintingRow } from './repo';

const rank = new Map(VARIANT_ORDER.map((type, index) => [type, index]));

/** Puts columns together to domain cards, by standard number (cards without one last), then id. */
export function assembleCards(cards: Columns<CardRow>, printings: Columns<PrintingRow>): Card[] {
  const variantsOf = new Map<string, CardVariant[]>();
  for (let row = 0; row < rowCount(cards.id); row += 1) variantsOf.set(at(cards.id, row), []);
  for (let row = 0; row < rowCount(printings.id); row += 1) {
    variantsOf.get(at(printings.cardId, row))?.push(toVariant(printings, row));
  }
  return Array.from({ length: rowCount(cards.id) }, (_, row) =>
    toCard(cards, row, variantsOf.get(at(cards.id, row)) ?? []),
  ).sort(byNumber);
}

/** Names each field: copying them from object to object would take longer than all the rest. */
function toCard(cards: Columns<CardRow>, row: number, cardVariants: CardVariant[]): Card {
  cardVariants.sort((a, b) => (rank.get(a.variantType) ?? 0) - (rank.get(b.variantType) ?? 0));
  const numberOf = (type: VariantType) => cardVariants.find((v) => v.variantType === type)?.number;
  const standard = numberOf('STANDARD');
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
    standardCardNumber: digits(standard),
    hyperspaceCardNumber: digits(numberOf('HYPERSPACE')),
    showcaseCardNumber: digits(numberOf('SHOWCASE')),
    standardFullCardNumber:
      standard === undefined ? null : `${at(cards.cardSetCode, row)}_${standard}`,
    // The plainest printing: the standard one, wherever there is one.
    images: cardVariants[0]?.images ?? { front: null, back: null },
    cardVariants,
  };
}

function toVariant(printings: Columns<PrintingRow>, row: number): CardVariant {
  const priceCents = at(printings.currentPriceCents, row);
  const recordedAt = at(printings.currentPriceRecordedAt, row);
  return {
    id: at(printings.id, row),
    number: at(printings.number, row),
    otherNumbers: at(printings.otherNumbers, row),
    variantType: at(printings.variantType, row),
    currentMarketPrice:
      priceCents === null || recordedAt === null
        ? null
        : { priceCents, recordedAt: isoTime(recordedAt) },
    images: {
      front: toImage(at(printings.frontId, row), at(printings.frontOrientation, row)),
      back: toImage(at(printings.backId, row), at(printings.backOrientation, row)),
    },
  };
}

const toImage = (id: string | null, orientation: Orientation | null): CardImage | null =>
  id === null || orientation === null ? null : { id, url: `/images/cards/${id}`, orientation };

/** The number in a printed number: 59 for `059F`; null for a number without digits. */
function digits(number: string | undefined): number | null {
  const found = /\d+/.exec(number ?? '');
  return found === null ? null : Number(found[0]);
}

const byNumber = (a: Card, b: Card): number =>
  (a.standardCardNumber ?? Infinity) - (b.standardCardNumber ?? Infinity) || (a.id < b.id ? -1 : 1);
