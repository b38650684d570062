import { type Printing, type VariantType } from '../card';
import { parserOf } from '../errors';
import { isFixedPrice } from '../pricing';

/** What else will do for a want: its printing alone, any of its card, any that isn't foil, or chosen kinds. */
export const WOULD_DO = ['THIS', 'ANY', 'NO_FOIL', 'KINDS'] as const;
export type WouldDo = (typeof WOULD_DO)[number];

/** Throws `Unknown choice of what will do: value` for any other value. */
export const parseWouldDo = parserOf('choice of what will do', WOULD_DO);

/** What will do for new wants; kinds are chosen card by card. */
export const DEFAULT_WOULD_DO = ['THIS', 'ANY', 'NO_FOIL'] as const satisfies readonly WouldDo[];
export type DefaultWouldDo = (typeof DEFAULT_WOULD_DO)[number];

/** How much a want matters to its owner. */
export const WANT_PRIORITIES = ['MUST', 'NORMAL', 'NICE'] as const;
export type WantPriority = (typeof WANT_PRIORITIES)[number];

/** Throws `Unknown priority: value` for any other value. */
export const parseWantPriority = parserOf('priority', WANT_PRIORITIES);

/** What a player means by a want. */
export interface WantTerms {
  wouldDo: WouldDo;
  /** The kinds that will do besides the want's own printing; empty unless `wouldDo` is `KINDS`. */
  kinds: VariantType[];
  /** The most that a copy may cost, in whole cents; null for any price. */
  atMostCents: number | null;
  priority: WantPriority;
}

/** Wants name their printing alone, at any price, unless their owner says otherwise. */
export const THIS_ALONE: WantTerms = {
  wouldDo: 'THIS',
  kinds: [],
  atMostCents: null,
  priority: 'NORMAL',
};

/** Whether terms make sense: kinds where kinds are chosen and only there, and a limit that a price can have. */
export const areTerms = ({ wouldDo, kinds, atMostCents }: WantTerms): boolean =>
  (wouldDo === 'KINDS') === kinds.length > 0 &&
  new Set(kinds).size === kinds.length &&
  (atMostCents === null || isFixedPrice(atMostCents));

/** Whether two terms mean the same. */
export const isSameTerms = (one: WantTerms, other: WantTerms): boolean =>
  one.wouldDo === other.wouldDo &&
  one.atMostCents === other.atMostCents &&
  one.priority === other.priority &&
  one.kinds.length === other.kinds.length &&
  one.kinds.every((kind) => other.kinds.includes(kind));

/** The kinds that are foil. */
export const FOIL_KINDS: readonly VariantType[] = ['FOIL', 'HYPERSPACE_FOIL', 'PRESTIGE_FOIL'];

/** A printing of a card. */
export interface PrintingOfCard extends Pick<Printing, 'variantType'> {
  variantId: string;
  cardId: string;
}

/** What somebody wants: a printing, or what else will do. */
export type WantedPrinting = Omit<PrintingOfCard, 'variantType'> & WantTerms;

/** A copy that somebody sells. */
export interface Copy extends PrintingOfCard {
  /** In whole cents; null for a price that is to be agreed or isn't known, which isn't above any limit. */
  askedCents: number | null;
}

/** Whether a printing is the wanted one or one that will do as well, whatever it costs. */
export function isOneOf(want: WantedPrinting, { cardId, variantId, variantType }: PrintingOfCard) {
  if (variantId === want.variantId) return true;
  if (cardId !== want.cardId) return false;
  switch (want.wouldDo) {
    case 'THIS':
      return false;
    case 'ANY':
      return true;
    case 'NO_FOIL':
      return !FOIL_KINDS.includes(variantType);
    case 'KINDS':
      return want.kinds.includes(variantType);
  }
}

/** Whether a copy will do for a want: its printing does, and its price isn't above the limit (rules/trade-lists#what-will-do). */
export const wouldDo = (want: WantedPrinting, copy: Copy): boolean =>
  isOneOf(want, copy) &&
  (want.atMostCents === null || copy.askedCents === null || copy.askedCents <= want.atMostCents);
