import { isCardSetCode, normalizeCardSetCode } from '../../card-set';
import type { VariantType } from '../../card';
import {
  CHANGE_SPANS,
  COMPARISONS,
  COPY_COUNTS,
  type CardExpression,
  type ChangeSpan,
  type Comparison,
  type CopyCount,
  type Money,
} from '../card-expression';
import { COPIES, LARGEST_PRINTING_NUMBER, PERCENTAGE, PRINTING_NUMBER, SELLERS } from './amounts';
import {
  comparisons,
  EQUALITY,
  equalOrNot,
  listed,
  oneOf,
  readSpans,
  wrongValue,
  type Field,
  type Reading,
} from './line-field';
import { PRICE, pricesOf } from './prices';
import { printingOf, PRINTING_WORDS } from './printing-words';
import type { Token } from './tokens';

/** A field whose values are read one by one; a list means "one of these". */
function listField<Value>(
  named: Pick<Field, 'name' | 'aliases' | 'holds' | 'words'>,
  valueOf: (text: string) => Value | undefined,
  expressionOf: (among: readonly Value[]) => CardExpression,
): Field {
  return {
    ...named,
    comparisons: EQUALITY,
    read(is, values) {
      const among: Value[] = [];
      for (const value of values) {
        const known = valueOf(value.text);
        if (known === undefined) return wrongValue(named, value);
        among.push(known);
      }
      return equalOrNot(is, expressionOf(among));
    },
  };
}

const SET = listField(
  {
    name: 'set',
    aliases: ['s'],
    holds: 'a set’s code, such as set:sor',
    words: [],
  },
  (text) => {
    const code = normalizeCardSetCode(text);
    return isCardSetCode(code) ? code.toLowerCase() : undefined;
  },
  (among) => ({ kind: 'set', among }),
);

const PRINTING = listField(
  { name: 'printing', aliases: [], holds: listed(PRINTING_WORDS), words: PRINTING_WORDS },
  printingOf,
  (among) => ({ kind: 'printing', among }),
);

const ARTIST = listField(
  { name: 'artist', aliases: [], holds: 'a part of the artist’s name', words: [] },
  (text) => text,
  (parts) => oneOf(parts.map((part) => ({ kind: 'artist', part }))),
);

const HANDLE = /^[a-z0-9_-]{1,60}$/;

const SELLER = listField(
  { name: 'seller', aliases: [], holds: 'a player’s handle, such as seller:ann', words: [] },
  (text) => (HANDLE.test(text.toLowerCase()) ? text.toLowerCase() : undefined),
  (handles) => oneOf(handles.map((handle) => ({ kind: 'seller', handle }))),
);

const NUMBERED = { name: 'number', holds: PRINTING_NUMBER.holds, words: [] };

/** The range of whole numbers that compare as asked. */
const RANGE_OF: Record<Comparison, (than: number) => [from: number, to: number]> = {
  '=': (than) => [than, than],
  '!=': (than) => [than, than],
  '<': (than) => [0, than - 1],
  '<=': (than) => [0, than],
  '>': (than) => [than + 1, LARGEST_PRINTING_NUMBER],
  '>=': (than) => [than, LARGEST_PRINTING_NUMBER],
};

/** `number:120..180`: one of the printing's numbers. */
const NUMBER: Field = {
  ...NUMBERED,
  aliases: ['no'],
  comparisons: COMPARISONS,
  read(is, values) {
    if (is === '=' || is === '!=') {
      const read = readSpans(NUMBERED, PRINTING_NUMBER, values);
      if ('wrong' in read) return read;
      return equalOrNot(
        is,
        oneOf(
          read.spans.map(({ from, to }) => ({
            kind: 'printingNumber',
            from: from ?? 0,
            to: to ?? LARGEST_PRINTING_NUMBER,
          })),
        ),
      );
    }
    let wrong: Token | undefined;
    const reading = comparisons(NUMBERED, PRINTING_NUMBER, { is, values }, (sign, than) => {
      const [from, to] = RANGE_OF[sign](than);
      if (from > to) [wrong] = values;
      return { kind: 'printingNumber', from, to };
    });
    return wrong ? wrongValue(NUMBERED, wrong) : reading;
  },
};

const COPIES_ALIASES: Partial<Record<CopyCount, string>> = { own: 'have', missing: 'need' };

/** `own>=3`, and of one kind of printing `own:foil`, which is at least one. */
function copiesField(of: CopyCount): Field {
  const named = { name: of, holds: COPIES.holds, words: PRINTING_WORDS };
  const alias = COPIES_ALIASES[of];
  return {
    ...named,
    aliases: alias === undefined ? [] : [alias],
    comparisons: COMPARISONS,
    takesPrinting: true,
    read(is, values, printing) {
      const kinds = values.map(({ text }) => printingOf(text));
      const some = (kind: VariantType): CardExpression => ({
        kind: 'copies',
        of,
        printing: kind,
        is: '>',
        than: 0,
      });
      if (printing === null && kinds.every((kind) => kind !== undefined))
        return equalOrNot(is, oneOf(kinds.map(some)));
      return comparisons(named, COPIES, { is, values }, (sign, than) => ({
        kind: 'copies',
        of,
        printing,
        is: sign,
        than,
      }));
    },
  };
}

const MONEY: ReadonlyMap<string, Money> = new Map([
  ['price', 'price'],
  ['market', 'price'],
  ['forsale', 'forsale'],
]);

/** `price<5`, `price:foil>20`, `forsale<market` */
function moneyField(of: Money, aliases: readonly string[]): Field {
  const named = {
    name: of as string,
    holds: PRICE.holds,
    words: [...MONEY.keys(), ...PRINTING_WORDS],
  };
  return {
    ...named,
    aliases,
    comparisons: COMPARISONS,
    takesPrinting: true,
    read(is, values, printing): Reading {
      const compare = (sign: Comparison, than: number | Money): CardExpression => ({
        kind: 'money',
        of,
        printing,
        is: sign,
        than,
      });
      const [first, second] = values;
      const other = first && MONEY.get(first.text.toLowerCase());
      if (other && !second) return { expression: compare(is, other) };
      const prices = pricesOf(named, is, values);
      if ('wrong' in prices) return prices;
      return comparisons(named, PRICE, { is, values: prices.values }, compare);
    },
  };
}

/** `change30>20%` */
function changeField(days: ChangeSpan): Field {
  const named = { name: `change${days}`, holds: PERCENTAGE.holds, words: PRINTING_WORDS };
  return {
    ...named,
    aliases: days === 30 ? ['change'] : [],
    comparisons: COMPARISONS,
    takesPrinting: true,
    read: (is, values, printing) =>
      comparisons(named, PERCENTAGE, { is, values }, (sign, than) => ({
        kind: 'change',
        days,
        printing,
        is: sign,
        than,
      })),
  };
}

const SELLING_PLAYERS = { name: 'sellers', holds: SELLERS.holds, words: [] };

const SELLERS_FIELD: Field = {
  ...SELLING_PLAYERS,
  aliases: [],
  comparisons: COMPARISONS,
  read: (is, values) =>
    comparisons(SELLING_PLAYERS, SELLERS, { is, values }, (sign, than) => ({
      kind: 'sellers',
      is: sign,
      than,
    })),
};

/** The fields of printings, of what is the viewer's and of the market, in the order in which they are offered. */
export const PRINTING_FIELDS: readonly Field[] = [
  ...COPY_COUNTS.map(copiesField),
  moneyField('price', ['market']),
  ...CHANGE_SPANS.toSorted((a, b) => Math.abs(a - 30) - Math.abs(b - 30)).map(changeField),
  moneyField('forsale', []),
  SELLERS_FIELD,
  SELLER,
  SET,
  PRINTING,
  NUMBER,
  ARTIST,
];
