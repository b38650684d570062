import type { CardExpression, ChangeSpan, CopyCount } from './card-expression';

/** Who else sells a printing, on lists that the viewer may see. */
export interface MarketFact {
  /** The lowest asked price in US cents; null if nobody names one. */
  lowestCents: number | null;
  /** How many sell it. */
  sellers: number;
  /** Those of the sellers that the search names, by handle: a printing may have hundreds of others. */
  namedSellers: readonly string[];
}

/**
 * What changes while the cards stay, as plain data by the printing's id. A printing that isn't there has no copies,
 * nobody sells it, and its price change isn't known.
 */
export interface PrintingFacts {
  copies: Readonly<Record<string, Readonly<Partial<Record<CopyCount, number>>>>>;
  market: Readonly<Record<string, MarketFact>>;
  changes: Readonly<Record<string, Readonly<Partial<Record<ChangeSpan, number>>>>>;
  /** The id of the newest card set; null while it isn't known. */
  newestSet: string | null;
}

/** Of a viewer who isn't signed in, without a market. */
export const NO_FACTS: PrintingFacts = { copies: {}, market: {}, changes: {}, newestSet: null };

/** The viewer's collection and lists, the lists of others, and price changes. */
export type FactFamily = 'collection' | 'lists' | 'market' | 'changes';

const FAMILY_OF_COPIES: Record<CopyCount, FactFamily> = {
  own: 'collection',
  missing: 'collection',
  extra: 'collection',
  wanted: 'lists',
  selling: 'lists',
  promised: 'lists',
};

/** The families of facts on which an expression depends; an empty set for one that the cards alone decide. */
export function factsNeededBy(expression: CardExpression): ReadonlySet<FactFamily> {
  switch (expression.kind) {
    case 'all':
    case 'any':
      return new Set(expression.of.flatMap((part) => [...factsNeededBy(part)]));
    case 'not':
      return factsNeededBy(expression.of);
    case 'copies':
      return new Set([FAMILY_OF_COPIES[expression.of]]);
    case 'money':
      return new Set([expression.of, expression.than].includes('forsale') ? ['market'] : []);
    case 'sellers':
    case 'seller':
      return new Set(['market']);
    case 'change':
      return new Set(['changes']);
    default:
      return new Set();
  }
}

/** The handles that an expression names as sellers, each once and in order. */
export function sellersNamedIn(expression: CardExpression): readonly string[] {
  const named = (part: CardExpression): readonly string[] => {
    switch (part.kind) {
      case 'all':
      case 'any':
        return part.of.flatMap(named);
      case 'not':
        return named(part.of);
      case 'seller':
        return [part.handle];
      default:
        return [];
    }
  };
  return [...new Set(named(expression))].toSorted();
}

/** Whether an expression can be true of one printing of a card and false of another. */
export function isAboutPrintings(expression: CardExpression): boolean {
  switch (expression.kind) {
    case 'all':
    case 'any':
      return expression.of.some(isAboutPrintings);
    case 'not':
      return isAboutPrintings(expression.of);
    case 'printing':
    case 'artist':
    case 'printingNumber':
    case 'money':
    case 'change':
    case 'sellers':
    case 'seller':
      return true;
    default:
      return false;
  }
}
