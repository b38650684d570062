import { numbersOf, numberValue } from '@domain/card';
import {
  COMPARE,
  type CardExpression,
  type Money,
  type PrintingExpression,
} from '../card-expression';
import { isAboutPrintings } from '../printing-facts';
import { add, filterBits, hasBit, intersect, type Bits } from './bits';
import { keepAnyOf, keepNot } from './combine';
import { narrowCards, type Catalogue } from './narrow-cards';
import { keepAny } from './postings';

/**
 * Leaves in `alive` the rows of which the expression is true. Whatever is in the rows' scratch from `depth` on, and in
 * the cards' scratch, is overwritten.
 */
export function narrowRows(
  catalogue: Catalogue,
  alive: Bits,
  expression: CardExpression,
  depth: number,
): void {
  if (!isAboutPrintings(expression)) return narrowByCards(catalogue, alive, expression);
  const { rows } = catalogue.index;
  const parts = {
    scratch: rows.scratch,
    depth,
    narrow: (bits: Bits, part: CardExpression, at: number) => narrowRows(catalogue, bits, part, at),
  };
  switch (expression.kind) {
    case 'all': {
      const ofCards = expression.of.filter((part) => !isAboutPrintings(part));
      if (ofCards.length > 0) narrowByCards(catalogue, alive, { kind: 'all', of: ofCards });
      for (const part of expression.of) {
        if (isAboutPrintings(part)) narrowRows(catalogue, alive, part, depth);
      }
      return;
    }
    case 'any':
      return keepAnyOf(alive, expression.of, parts);
    case 'not':
      return keepNot(alive, expression.of, parts);
    default:
      return narrowByPrinting(
        catalogue,
        alive,
        expression as PrintingExpression,
        rows.scratch(depth),
      );
  }
}

/** Leaves the rows whose card matches. */
function narrowByCards(catalogue: Catalogue, alive: Bits, expression: CardExpression): void {
  const { index } = catalogue;
  const { cardOf } = index.rows;
  const cards = index.scratch(0);
  cards.set(index.everyCard);
  narrowCards(catalogue, cards, expression, 1);
  filterBits(alive, (row) => hasBit(cards, cardOf[row] as number));
}

/** Leaves the rows whose printing matches; overwrites `matching`. */
function narrowByPrinting(
  catalogue: Catalogue,
  alive: Bits,
  expression: PrintingExpression,
  matching: Bits,
): void {
  const { rows, types, artists } = catalogue.index.rows;
  switch (expression.kind) {
    case 'printing':
      return keepAny(alive, types, expression.among, matching);
    case 'artist': {
      const part = expression.part.toLowerCase();
      matching.fill(0);
      for (const [artist, theirs] of artists) if (artist.includes(part)) add(matching, theirs);
      return intersect(alive, matching);
    }
    case 'printingNumber': {
      const { from, to } = expression;
      const isInside = (text: string): boolean => {
        const number = numberValue(text);
        return number !== null && number >= from && number <= to;
      };
      return filterBits(alive, (at) => {
        const printing = rows[at]?.printing;
        return printing ? numbersOf(printing).some(isInside) : false;
      });
    }
    default: {
      const holds = COMPARISON_OF[expression.kind](catalogue, expression as never);
      return filterBits(alive, holds);
    }
  }
}

type OfKind<Kind> = Extract<PrintingExpression, { kind: Kind }>;
type Compared = 'money' | 'change' | 'sellers' | 'seller';

/** Conditions that each row has to be asked for, by its place. */
const COMPARISON_OF: {
  [Kind in Compared]: (catalogue: Catalogue, expression: OfKind<Kind>) => (row: number) => boolean;
} = {
  money(catalogue, { of, printing, is, than }) {
    const holds = COMPARE[is];
    const cents = centsOf(catalogue, of);
    const other = typeof than === 'number' ? () => than : centsOf(catalogue, than);
    const rowAskedOf = askedRow(catalogue, printing);
    return (row) => {
      const at = rowAskedOf(row);
      if (at === -1) return false;
      const [one, two] = [cents(at), other(at)];
      // A price of 0 means that there isn’t one; a limit of 0 is a limit.
      return one > 0 && (two > 0 || typeof than === 'number') && holds(one, two);
    };
  },
  change(catalogue, { days, printing, is, than }) {
    const { index, facts } = catalogue;
    const { rows } = index.rows;
    const holds = COMPARE[is];
    const rowAskedOf = askedRow(catalogue, printing);
    return (row) => {
      const change = facts.changes[rows[rowAskedOf(row)]?.printing?.id ?? '']?.[days];
      return change !== undefined && holds(change, than);
    };
  },
  sellers({ index, facts }, { is, than }) {
    const { rows } = index.rows;
    const holds = COMPARE[is];
    return (row) => {
      const printing = rows[row]?.printing;
      return printing ? holds(facts.market[printing.id]?.sellers ?? 0, than) : false;
    };
  },
  seller({ index, facts }, { handle }) {
    const { rows } = index.rows;
    const sold = new Set(Object.hasOwn(facts.soldBy, handle) ? facts.soldBy[handle] : []);
    return (row) => sold.has(rows[row]?.printing?.id ?? '');
  },
};

/** The price of a row by its place; 0 for none. */
function centsOf({ index, facts }: Catalogue, of: Money): (row: number) => number {
  const { rows, cents } = index.rows;
  if (of === 'price') return (row) => cents[row] as number;
  return (row) => facts.market[rows[row]?.printing?.id ?? '']?.lowestCents ?? 0;
}

/** The row itself, or the one of its card with a printing of the type; -1 if it has none. */
function askedRow(
  { index }: Catalogue,
  printing: OfKind<'money'>['printing'],
): (row: number) => number {
  if (printing === null) return (row) => row;
  const { rows, cardOf, starts } = index.rows;
  return (row) => {
    const card = cardOf[row] as number;
    const end = starts[card + 1] as number;
    for (let at = starts[card] as number; at < end; at++) {
      if (rows[at]?.printing?.variantType === printing) return at;
    }
    return -1;
  };
}
