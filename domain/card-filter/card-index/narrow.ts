import { COMPARE } from '../card-matches';
import type { CardExpression } from '../card-expression';
import { add, addCommon, keep, remove, type Bits } from './bits';
import type { CardIndex } from './card-index';
import { retainContaining } from './haystack';
import type { Postings } from './postings';

/**
 * Leaves in `alive` the cards of which the expression is true. Whatever stands in the index's scratch
 * from `depth` on is overwritten.
 */
export function narrow(
  index: CardIndex,
  alive: Bits,
  expression: CardExpression,
  depth: number,
): void {
  const { postings } = index;
  switch (expression.kind) {
    case 'all':
      // Texts last: the fewer cards are left, the less of them is read.
      for (const part of expression.of) if (!readsText(part)) narrow(index, alive, part, depth);
      for (const part of expression.of) if (readsText(part)) narrow(index, alive, part, depth);
      return;
    case 'any': {
      const matching = index.scratch(depth).fill(0);
      const branch = index.scratch(depth + 1);
      for (const part of expression.of) {
        branch.set(alive);
        narrow(index, branch, part, depth + 2);
        add(matching, branch);
      }
      return alive.set(matching);
    }
    case 'not': {
      const matching = index.scratch(depth);
      matching.set(alive);
      narrow(index, matching, expression.of, depth + 1);
      return remove(alive, matching);
    }
    case 'text': {
      const { field, part } = expression;
      return retainContaining(alive, index.haystack(field), part.toLowerCase());
    }
    case 'comparison': {
      const matching = index.scratch(depth).fill(0);
      addCompared(matching, index, expression);
      return keep(alive, matching);
    }
    case 'aspects': {
      for (const [aspect, cards] of postings.aspect) {
        if (!expression.within.includes(aspect)) remove(alive, cards);
      }
      return;
    }
    case 'rarity':
      return keepAny(alive, postings.rarity, expression.among, index.scratch(depth));
    case 'cardType':
      return keepAny(alive, postings.cardType, expression.among, index.scratch(depth));
    case 'arena':
      return keepAny(alive, postings.arena, expression.among, index.scratch(depth));
    case 'number':
      return keepAny(
        alive,
        postings.number[expression.field],
        expression.among,
        index.scratch(depth),
      );
    case 'aspect':
      return keepPosting(alive, postings.aspect, expression.has);
    case 'trait':
      return keepPosting(alive, postings.trait, expression.has.toLowerCase());
    case 'keyword':
      return keepPosting(alive, postings.keyword, expression.has.toLowerCase());
    case 'unique':
      return keepPosting(alive, postings.unique, true);
  }
}

function readsText(expression: CardExpression): boolean {
  switch (expression.kind) {
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

function keepPosting<Value>(alive: Bits, postings: Postings<Value>, value: Value): void {
  const cards = postings.get(value);
  if (cards) keep(alive, cards);
  else alive.fill(0);
}

function keepAny<Value>(
  alive: Bits,
  postings: Postings<Value>,
  values: readonly NoInfer<Value>[],
  matching: Bits,
): void {
  matching.fill(0);
  for (const value of values) {
    const cards = postings.get(value);
    if (cards) add(matching, cards);
  }
  keep(alive, matching);
}

/** Few values occur, so that each is compared once, not each card. */
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
      if (holds(value, other)) addCommon(matching, cards, others);
    }
  }
}
