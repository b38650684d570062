import {
  VARIANT_ORDER,
  type Card,
  type CardImage,
  type CardVariant,
  type Orientation,
  type VariantType,
} from '@domain/card';
import { isoTime } from '@server/graphql/iso-time';
import type { CardRow, PrintingRow } from './repo';

const rank = new Map(VARIANT_ORDER.map((type, index) => [type, index]));

/** Puts rows together to domain cards, by standard number (cards without one last), then id. */
export function assembleCards(rows: CardRow[], printings: PrintingRow[]): Card[] {
  const variantsOf = new Map(rows.map(({ id }): [string, CardVariant[]] => [id, []]));
  for (const printing of printings) variantsOf.get(printing.cardId)?.push(toVariant(printing));
  return rows.map((row) => toCard(row, variantsOf.get(row.id) ?? [])).sort(byNumber);
}

/** Names each field, since copying them from object to object takes longer than all the rest. */
function toCard(row: CardRow, cardVariants: CardVariant[]): Card {
  cardVariants.sort((a, b) => (rank.get(a.variantType) ?? 0) - (rank.get(b.variantType) ?? 0));
  const numberOf = (type: VariantType) => cardVariants.find((v) => v.variantType === type)?.number;
  const standard = numberOf('STANDARD');
  return {
    id: row.id,
    cardSetId: row.cardSetId,
    name: row.name,
    subtitle: row.subtitle,
    cost: row.cost,
    rarity: row.rarity,
    power: row.power,
    hp: row.hp,
    upgradePower: row.upgradePower,
    upgradeHp: row.upgradeHp,
    cardType: row.cardType,
    arena: row.arena,
    aspects: row.aspects,
    traits: row.traits,
    keywords: row.keywords,
    frontText: row.frontText,
    backText: row.backText,
    unique: row.unique,
    standardCardNumber: digits(standard),
    hyperspaceCardNumber: digits(numberOf('HYPERSPACE')),
    showcaseCardNumber: digits(numberOf('SHOWCASE')),
    standardFullCardNumber: standard === undefined ? null : `${row.cardSetCode}_${standard}`,
    // The plainest printing: the standard one, wherever there is one.
    images: cardVariants[0]?.images ?? { front: null, back: null },
    cardVariants,
  };
}

function toVariant(row: PrintingRow): CardVariant {
  return {
    id: row.id,
    number: row.number,
    variantType: row.variantType,
    currentMarketPrice:
      row.currentPriceCents === null || row.currentPriceRecordedAt === null
        ? null
        : { priceCents: row.currentPriceCents, recordedAt: isoTime(row.currentPriceRecordedAt) },
    images: {
      front: toImage(row.frontId, row.frontOrientation),
      back: toImage(row.backId, row.backOrientation),
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
