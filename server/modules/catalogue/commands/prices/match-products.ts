import { numbersOf, numberValue, type VariantType } from '@domain/card';
import { groupedBy } from '@domain/grouped';
import type { ProductMatch } from '@domain/price-product';
import { nameWords } from '@domain/folded-text';
import type { ProductPrice } from './product-price';

export type Product = Pick<ProductPrice, 'productId' | 'finish' | 'name' | 'number'>;

/** A printing that a product may be. */
export interface MatchablePrinting {
  id: string;
  cardId: string;
  /** The card's name and subtitle. */
  cardName: string;
  variantType: VariantType;
  number: string;
  otherNumbers: readonly string[];
}

/** What a person decided about a product: its printing, or null for none. */
export type Pins = ReadonlyMap<string, string | null>;

/** A product's key within its source: it has a price in each finish. */
export const productKey = ({ productId, finish }: Pick<Product, 'productId' | 'finish'>): string =>
  `${productId}:${finish}`;

export interface MatchedProduct<Each extends Product> {
  product: Each;
  match: ProductMatch;
  /** Of a matched or pinned product. */
  cardVariantId: string | null;
}

/**
 * Finds each product's printing (rules/prices#products-of-price-sources): a pin first, otherwise by number, finish and
 * what stands in parentheses behind the name.
 *
 * @param products of one set, each key once
 * @param printings of the same set
 * @returns in the order of the products; no printing has two of them
 */
export function matchProducts<Each extends Product>(
  products: readonly Each[],
  printings: readonly MatchablePrinting[],
  pins: Pins,
): MatchedProduct<Each>[] {
  const known = new Set(printings.map(({ id }) => id));
  const byNumber = printingsByNumber(printings);
  const byCard = groupedBy(printings, ({ cardId }) => cardId);
  const matched = products.map((product): MatchedProduct<Each> => {
    const pin = pins.get(productKey(product));
    if (pin === null) return { product, match: 'IGNORED', cardVariantId: null };
    if (pin !== undefined && known.has(pin)) {
      return { product, match: 'PINNED', cardVariantId: pin };
    }
    if (product.number === null) return { product, match: 'NOT_A_CARD', cardVariantId: null };
    const [found, ...others] = printingsOf(product, byNumber, byCard);
    if (found === undefined) return { product, match: 'UNMATCHED', cardVariantId: null };
    return others.length > 0
      ? { product, match: 'AMBIGUOUS', cardVariantId: null }
      : { product, match: 'MATCHED', cardVariantId: found.id };
  });
  return withoutRivals(matched);
}

/** Of products that match the same printing none is right, unless one of them is pinned. */
function withoutRivals<Each extends Product>(
  matched: readonly MatchedProduct<Each>[],
): MatchedProduct<Each>[] {
  const taken = new Map<string, number>();
  const pinned = new Set<string>();
  for (const { cardVariantId, match } of matched) {
    if (cardVariantId === null) continue;
    taken.set(cardVariantId, (taken.get(cardVariantId) ?? 0) + 1);
    if (match === 'PINNED') pinned.add(cardVariantId);
  }
  return matched.map((each) => {
    const { product, match, cardVariantId } = each;
    if (cardVariantId === null || match === 'PINNED' || taken.get(cardVariantId) === 1) return each;
    return { product, match: 'AMBIGUOUS', cardVariantId: null };
  });
}

/** Printings that differ in their finish alone: not foil, foil. */
const FAMILIES = {
  standard: { plain: 'STANDARD', foil: 'FOIL' },
  hyperspace: { plain: 'HYPERSPACE', foil: 'HYPERSPACE_FOIL' },
  prestige: { plain: 'PRESTIGE', foil: 'PRESTIGE_FOIL' },
  serialized: { plain: 'PRESTIGE_SERIALIZED', foil: 'PRESTIGE_SERIALIZED' },
  showcase: { plain: 'SHOWCASE', foil: 'SHOWCASE' },
} as const satisfies Record<string, { plain: VariantType; foil: VariantType }>;

type Family = keyof typeof FAMILIES;

const FAMILY_OF: Record<VariantType, Family> = {
  STANDARD: 'standard',
  FOIL: 'standard',
  HYPERSPACE: 'hyperspace',
  HYPERSPACE_FOIL: 'hyperspace',
  PRESTIGE: 'prestige',
  PRESTIGE_FOIL: 'prestige',
  PRESTIGE_SERIALIZED: 'serialized',
  SHOWCASE: 'showcase',
};

/** The family that the parentheses name: the last one that they may mean together, as in “Prestige Serialized”. */
const NAMED: readonly Family[] = ['standard', 'hyperspace', 'showcase', 'prestige', 'serialized'];

/** A name's parentheses: `Iden Versio (Hyperspace) (Foil)` has two. */
const IN_PARENTHESES = /\(([^()]*)\)\s*$/;

/** What a product's name says of the printing, and the card's name in it. */
export function readProductName(name: string): {
  cardName: string;
  family: Family | null;
  isFoil: boolean;
  /** Whether there is anything in parentheses that isn't a kind of printing, such as “(Judge Promo)”. */
  isOther: boolean;
} {
  const words: string[] = [];
  let cardName = name.trim();
  for (let found; (found = IN_PARENTHESES.exec(cardName));) {
    words.push(...nameWords(found[1] ?? ''));
    cardName = cardName.slice(0, found.index).trim();
  }
  const family = NAMED.findLast((each) => words.includes(each)) ?? null;
  const isOther = words.some((word) => word !== 'foil' && !NAMED.some((each) => each === word));
  return { cardName, family, isFoil: words.includes('foil'), isOther };
}

/** `Normal` and `Foil`, also such as `Cold Foil`; null for a finish that we don't know. */
function isFoilFinish(finish: string): boolean | null {
  const words = nameWords(finish);
  if (words.includes('foil')) return true;
  return words.includes('normal') ? false : null;
}

/** The printings that a product may be: one if it is certain. */
function printingsOf(
  { name, number, finish }: Product,
  byNumber: ReadonlyMap<number, readonly MatchablePrinting[]>,
  byCard: ReadonlyMap<string, readonly MatchablePrinting[]>,
): MatchablePrinting[] {
  const value = numberValue(number ?? '');
  const finishIsFoil = isFoilFinish(finish);
  const named = readProductName(name);
  if (value === null || finishIsFoil === null || named.isOther) return [];
  const isFoil = finishIsFoil || named.isFoil;
  const numbered = groupedBy(byNumber.get(value) ?? [], ({ cardId }) => cardId);
  const found = [...numbered].flatMap(([cardId, ofCard]) => {
    const ofNumber = [...new Set(ofCard.map(({ variantType }) => FAMILY_OF[variantType]))];
    const families = named.family
      ? [named.family]
      : ofNumber.includes('standard')
        ? (['standard'] as const)
        : ofNumber;
    const types: VariantType[] = families.map((each) => FAMILIES[each][isFoil ? 'foil' : 'plain']);
    return (byCard.get(cardId) ?? []).filter(({ variantType }) => types.includes(variantType));
  });
  if (found.length <= 1) return found;
  const words = nameWords(named.cardName).join(' ');
  const sameName = found.filter(({ cardName }) => nameWords(cardName).join(' ') === words);
  return sameName.length === 1 ? sameName : found;
}

/** By each of their numbers, without zeros and an `F`: `059F` is a foil's number in early sets. */
function printingsByNumber(printings: readonly MatchablePrinting[]) {
  const byNumber = new Map<number, MatchablePrinting[]>();
  for (const printing of printings) {
    for (const value of new Set(numbersOf(printing).map(numberValue))) {
      if (value === null) continue;
      const list = byNumber.get(value);
      if (list) list.push(printing);
      else byNumber.set(value, [printing]);
    }
  }
  return byNumber;
}
