import { foilOf, type VariantType } from '../card';
import { foldedText } from '../folded-text';

/** A printing's finish and kind as far as a text gives them; null for each that it doesn't give. */
export interface Finish {
  isFoil: boolean | null;
  variantType: VariantType | null;
}

export const NO_FINISH: Finish = { isFoil: null, variantType: null };

type Meaning = 'foil' | 'plain' | 'serialized' | 'no' | 'nothing' | VariantType;

const words = (meaning: Meaning, ...of: readonly string[]) =>
  of.map((word) => [word, [meaning]] as const);

/** What each word says, as our codes and other programs have it; folded. */
const MEANINGS = new Map<string, readonly Meaning[]>([
  ...words('foil', 'foil', 'foils', 'foiled', 'f', 'holofoil', 'holo', 'etched', 'premium'),
  ...words('foil', 'folie', 'holografica', 'holographique', 'brillante', 'brilhante'),
  ...words('plain', 'normal', 'regular', 'plain', 'nonfoil', 'normale', 'normaal', 'normalna'),
  ...words('no', 'non', 'not', 'no', 'without'),
  ...words('STANDARD', 'standard', 's', 'estandar', 'standaard', 'padrao'),
  ...words('HYPERSPACE', 'hyperspace', 'hs', 'hyper'),
  ...words('SHOWCASE', 'showcase', 'sc'),
  ...words('PRESTIGE', 'prestige', 'p'),
  ...words('serialized', 'serialized', 'serialised', 'serial'),
  ['hsf', ['HYPERSPACE', 'foil']],
  ['pf', ['PRESTIGE', 'foil']],
  ['ps', ['PRESTIGE', 'serialized']],
  // Shops write the kind at a condition's end: “Near Mint Holofoil”.
  ...words('nothing', 'near', 'mint', 'nearmint', 'nm', 'm', 'unopened', 'ungraded', 'condition'),
  ...words('nothing', 'lightly', 'slightly', 'moderately', 'medium', 'heavily', 'played'),
  ...words('nothing', 'lp', 'sp', 'mp', 'hp', 'pl', 'damaged', 'dmg', 'poor', 'excellent', 'ex'),
  ...words(
    'nothing',
    'good',
    'gd',
    'cold',
    'traditional',
    'printing',
    'variant',
    'version',
    'finish',
  ),
]);

/** More words aren't a kind of printing. */
const MOST_WORDS = 8;

const wordsOf = (text: string): string[] =>
  foldedText(text.normalize('NFKC').replaceAll(/[-‐-―]/g, ' '))
    .replaceAll(/hyper ?space/g, 'hyperspace')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * The kind of printing that words mean, in any order: `Foil`, `*F*`, `Standard Foil`, `Foil Prestige`, `HSF`, `Near Mint
 * Holofoil`, `non-foil`. “Foil” alone gives only the finish, since it can be a hyperspace foil, too.
 *
 * @returns null if a word says something else
 */
export function readPrinting(text: string): Finish | null {
  const textWords = wordsOf(text.slice(0, 200));
  if (textWords.length > MOST_WORDS || text.length > 200) return null;
  const found = new Set<Meaning>();
  for (const word of textWords) {
    const meanings = MEANINGS.get(word);
    if (meanings === undefined) return null;
    for (const meaning of meanings) found.add(meaning);
  }
  return finishMeantBy(found);
}

const KINDS = ['STANDARD', 'HYPERSPACE', 'SHOWCASE', 'PRESTIGE'] as const;

function finishMeantBy(found: ReadonlySet<Meaning>): Finish | null {
  const isFoil = found.has('foil') && !found.has('no');
  const isPlain = found.has('plain') || found.has('no');
  if (found.has('no') && !found.has('foil') && !found.has('plain')) return null;
  const kinds = KINDS.filter((kind) => found.has(kind));
  if (kinds.length > 1) return null;
  const [kind] = kinds;
  if (found.has('serialized')) {
    return kind === undefined || kind === 'PRESTIGE' ? ofKind('PRESTIGE_SERIALIZED') : null;
  }
  if (kind !== undefined) return ofKind(isFoil ? foilOf(kind) : kind);
  if (isFoil) return isPlain ? ofKind('FOIL') : { isFoil: true, variantType: null };
  return { isFoil: isPlain ? false : null, variantType: null };
}

const ofKind = (variantType: VariantType): Finish => ({ isFoil: null, variantType });

/** What two columns say together: the second one fills in what the first leaves open, as a foil does a kind. */
export function bothFinishes(one: Finish, other: Finish): Finish {
  const variantType = one.variantType ?? other.variantType;
  const isFoil = one.isFoil ?? other.isFoil;
  if (variantType === null) return { isFoil, variantType };
  return ofKind(isFoil === true ? foilOf(variantType) : variantType);
}

/** The variant type that a finish names by itself: “foil” alone is the plain foil. */
export const variantTypeOf = (finish: Finish | null): VariantType | null =>
  finish?.variantType ?? (finish?.isFoil == null ? null : finish.isFoil ? 'FOIL' : 'STANDARD');
