import {
  parseArena,
  parseAspect,
  parseCardType,
  parseOrientation,
  parseRarity,
  parseVariantType,
  type Card,
  type CardImages,
  type VariantType,
} from '@domain/card';
import type { ResultOf } from '@/shared/api/graphql';
import type { CardFields } from './card.operations';

export type CardAnswer = ResultOf<typeof CardFields>;

const parseImage = (image: CardAnswer['images']['front']) =>
  image && { ...image, orientation: parseOrientation(image.orientation) };

const parseImages = ({ front, back }: CardAnswer['images']): CardImages => ({
  front: parseImage(front),
  back: parseImage(back),
});

/**
 * A card of an answer as a domain type, frozen: the store would otherwise walk through all parts of each card to freeze
 * them, which for a set took longer than reading the answer. An enumeration value that this build doesn't know throws `Unknown <thing>:
 * value` (rules/errors#unknown-values), so an old tab reports it instead of showing half a card.
 */
export const parseCard = (card: CardAnswer): Card =>
  Object.freeze({
    ...card,
    rarity: parseRarity(card.rarity),
    cardType: parseCardType(card.cardType),
    arena: card.arena === null ? null : parseArena(card.arena),
    aspects: card.aspects.map(parseAspect),
    images: parseImages(card.images),
    cardVariants: card.cardVariants.map((printing) => ({
      ...printing,
      variantType: parseVariantType(printing.variantType),
      images: parseImages(printing.images),
    })),
  });

/** A printing as another answer names it. @throws `Unknown variant type: value` for one that this build doesn't know */
export const withKnownKind = <Named extends { variantType: VariantType }>(
  printing: Named,
): Named => ({
  ...printing,
  variantType: parseVariantType(printing.variantType),
});
