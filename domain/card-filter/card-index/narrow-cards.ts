import {
  COMPARE,
  type CardExpression,
  type CopiesExpression,
  type PrintingExpression,
} from '../card-expression';
import type { PrintingFacts } from '../printing-facts';
import { add, addIntersection, filterBits, intersect, remove, type Bits } from './bits';
import type { CardIndex } from './card-index';
import { keepAnyOf, keepNot } from './combine';
import { retainContaining } from './haystack';
import { keepAny, keepPosting } from './postings';

/** What a query is evaluated over. */
export interface Catalogue {
  index: CardIndex;
  facts: PrintingFacts;
}

/**
 * Leaves in `alive` the cards of which the expression is true, which says nothing about printings. Whatever is in the
 * index's scratch from `depth` on is overwritten.
 */
export function narrowCards(
  catalogue: Catalogue,
  alive: Bits,
  expression: CardExpression,
  depth: number,
): void {
  const { index, facts } = catalogue;
  const parts = {
    scratch: index.scratch,
    depth,
    narrow: (bits: Bits, part: CardExpression, at: number) =>
      narrowCards(catalogue, bits, part, at),
  };
  switch (expression.kind) {
    case 'all':
      // Texts last, when fewer cards are left to search.
      for (const part of expression.of)
        if (!readsText(part)) narrowCards(catalogue, alive, part, depth);
      for (const part of expression.of)
        if (readsText(part)) narrowCards(catalogue, alive, part, depth);
      return;
    case 'any':
      return keepAnyOf(alive, expression.of, parts);
    case 'not':
      return keepNot(alive, expression.of, parts);
    case 'word':
      return retainContaining(alive, index.haystack('word'), expression.part);
    case 'text': {
      const { field, part } = expression;
      return retainContaining(alive, index.haystack(field), part.toLowerCase());
    }
    case 'comparison': {
      const matching = index.scratch(depth).fill(0);
      addCompared(matching, index, expression);
      return intersect(alive, matching);
    }
    case 'aspects': {
      for (const [aspect, cards] of index.postings.aspect) {
        if (!expression.within.includes(aspect)) remove(alive, cards);
      }
      return;
    }
    case 'number':
      return keepAny(
        alive,
        index.postings.number[expression.field],
        expression.among,
        index.scratch(depth),
      );
    case 'aspect':
      return keepPosting(alive, index.postings.aspect, expression.has);
    case 'unique':
      return keepPosting(alive, index.postings.unique, true);
    case 'set':
      return keepAny(alive, index.postings.set, expression.among, index.scratch(depth));
    case 'new':
      return keepPosting(alive, index.postings.set, facts.newestSet);
    case 'copies':
      return keepCounted(alive, catalogue, expression);
    default:
      return keepValue(alive, index, expression, depth);
  }
}

type ValueExpression = Exclude<
  Extract<CardExpression, { has: unknown } | { among: unknown }>,
  PrintingExpression | { kind: 'aspect' | 'set' | 'number' }
>;

function keepValue(
  alive: Bits,
  index: CardIndex,
  expression: ValueExpression | PrintingExpression,
  depth: number,
): void {
  switch (expression.kind) {
    case 'trait':
    case 'keyword':
      return keepPosting(alive, index.postings.word[expression.kind], expression.has.toLowerCase());
    case 'rarity':
    case 'cardType':
    case 'arena':
      return keepAny(
        alive,
        index.postings.enumeration[expression.kind],
        expression.among,
        index.scratch(depth),
      );
    default:
      throw new Error(`${expression.kind} is about printings`);
  }
}

function readsText(expression: CardExpression): boolean {
  switch (expression.kind) {
    case 'word':
    case 'text':
      return true;
    case 'all':
    case 'any':
      return expression.of.some(readsText);
    case 'not':
      return readsText(expression.of);
    default:
      return false;
  }
}

/** Only a few values occur, so each value is compared once instead of each card. */
function addCompared(
  matching: Bits,
  { postings }: CardIndex,
  { field, is, than }: Extract<CardExpression, { kind: 'comparison' }>,
): void {
  const holds = COMPARE[is];
  for (const [value, cards] of postings.number[field]) {
    if (typeof than === 'number') {
      if (holds(value, than)) add(matching, cards);
      continue;
    }
    for (const [other, others] of postings.number[than]) {
      if (holds(value, other)) addIntersection(matching, cards, others);
    }
  }
}

/** Leaves the cards whose copies compare as asked. */
function keepCounted(
  alive: Bits,
  { index, facts }: Catalogue,
  { of, printing, is, than }: CopiesExpression,
): void {
  const holds = COMPARE[is];
  const copies = index.copies(facts)(of, printing);
  filterBits(alive, (at) => holds(copies[at] as number, than));
}
