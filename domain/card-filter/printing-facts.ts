import type { Want } from '@domain/want-list';
import type { CardExpression, ChangeSpan, CopyCount } from './card-expression';

/** Who else sells a printing, on lists that the viewer may see. */
export interface MarketFact {
  /** The lowest asked price in US cents; null if nobody names one. */
  lowestCents: number | null;
  /** How many sell it. */
  sellers: number;
  /** How many copies they sell together. */
  copies: number;
}

/**
 * What changes while the cards stay, as plain data by the printing's id. A printing that isn't there has no copies,
 * nobody sells it, and its price change isn't known.
 */
export interface PrintingFacts {
  copies: Readonly<Record<string, Readonly<Partial<Record<Exclude<CopyCount, 'wanted'>, number>>>>>;
  /** The viewer's want list: each want is for all printings that would do (rules/search#mine). */
  wants: readonly Want[];
  market: Readonly<Record<string, MarketFact>>;
  /** The ids of the printings that players sell that the search names, by the player’s handle. */
  soldBy: Readonly<Record<string, readonly string[]>>;
  changes: Readonly<Record<string, Readonly<Partial<Record<ChangeSpan, number>>>>>;
  /** The id of the newest card set; null while it isn't known. */
  newestSet: string | null;
}

/** Of a viewer who isn't signed in, without a market. */
export const NO_FACTS: PrintingFacts = {
  copies: {},
  wants: [],
  market: {},
  soldBy: {},
  changes: {},
  newestSet: null,
};

/** The viewer's collection and lists, the market of others' lists, what named players sell, and price changes. */
export type FactFamily = 'collection' | 'lists' | 'market' | 'sellers' | 'changes';

const FAMILY_OF_COPIES: Record<CopyCount, FactFamily> = {
  own: 'collection',
  missing: 'collection',
  extra: 'collection',
  wanted: 'lists',
  selling: 'lists',
  promised: 'lists',
};

/** A part of an expression that has no parts of its own. */
type SingleCondition = Exclude<CardExpression, { kind: 'all' | 'any' | 'not' }>;

/** The single conditions of an expression, in order. */
export function conditionsIn(expression: CardExpression): readonly SingleCondition[] {
  switch (expression.kind) {
    case 'all':
    case 'any':
      return expression.of.flatMap(conditionsIn);
    case 'not':
      return conditionsIn(expression.of);
    default:
      return [expression];
  }
}

/** The families of facts on which an expression depends; an empty set for one that the cards alone decide. */
export const factsNeededBy = (expression: CardExpression): ReadonlySet<FactFamily> =>
  new Set(conditionsIn(expression).flatMap(familyOf));

function familyOf(condition: SingleCondition): readonly FactFamily[] {
  switch (condition.kind) {
    case 'copies':
      return [FAMILY_OF_COPIES[condition.of]];
    case 'money':
      return [condition.of, condition.than].includes('forsale') ? ['market'] : [];
    case 'sellers':
      return ['market'];
    case 'seller':
      return ['sellers'];
    case 'change':
      return ['changes'];
    default:
      return [];
  }
}

/** The most sellers that a search line names, and that a page asks about at once. */
export const MAX_NAMED_SELLERS = 20;

/** The handles that an expression names as sellers, each once and in order. */
export function sellersNamedIn(expression: CardExpression): readonly string[] {
  const named = conditionsIn(expression).flatMap((condition) =>
    condition.kind === 'seller' ? [condition.handle] : [],
  );
  return [...new Set(named)].toSorted();
}

/** What can be true of one printing of a card and false of another. */
const ABOUT_PRINTINGS: ReadonlySet<CardExpression['kind']> = new Set([
  'printing',
  'artist',
  'printingNumber',
  'money',
  'change',
  'sellers',
  'seller',
]);

/** Whether an expression can be true of one printing of a card and false of another. */
export const isAboutPrintings = (expression: CardExpression): boolean =>
  conditionsIn(expression).some(({ kind }) => ABOUT_PRINTINGS.has(kind));
