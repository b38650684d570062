import {
  isFilterNumber,
  MOST_WORDS,
  WORD_LENGTH,
  type ChoiceOf,
  type ListField,
} from '../card-filter';
import type { AskedCards } from './asked-cards';
import { textsOf, turned, type Parameter } from './parameter';
import { decodeText, encodeWord } from './parameter-text';

/** How the values of one list of the filter are written and read. */
interface Values<Value> {
  /** How many a link may name. */
  most: number;
  /** Whether a comma that another program has escaped still separates: no value holds one. */
  isEscapedCommaSeparator: boolean;
  write: (value: Value) => string;
  read: (text: string) => Value | undefined;
}

export function enumerated<Value extends string>(
  ...given: Parameters<typeof textsOf<Value>>
): Values<Value> {
  const values = textsOf(...given);
  const texts = turned(values);
  return {
    most: Infinity,
    isEscapedCommaSeparator: true,
    write: (value) => texts.get(value) ?? '',
    read: (text) => values.get(text),
  };
}

/** Digits alone, without an exponent; a minus before them only where `least` is below 0. */
export const numbersFrom = (least: number): Values<number> => ({
  most: Infinity,
  isEscapedCommaSeparator: true,
  write: String,
  read(text) {
    const digits = least < 0 ? /^-?\d{1,9}$/ : /^\d{1,9}$/;
    return digits.test(text) && isFilterNumber(Number(text), least) ? Number(text) : undefined;
  },
});

export const WORDS: Values<string> = {
  most: MOST_WORDS,
  isEscapedCommaSeparator: false,
  write: encodeWord,
  read: (text) => (text.length <= WORD_LENGTH ? text : undefined),
};

/** A list of the filter as comma-separated values; an empty value between commas says nothing. */
export const listParameter = <Field extends ListField>(
  name: string,
  field: Field,
  values: Values<ChoiceOf<Field>>,
): Parameter<AskedCards> => ({
  name,
  write: ({ filter }) => (filter[field] as readonly ChoiceOf<Field>[]).map(values.write).join(','),
  read(encoded, state, dropped) {
    const list = values.isEscapedCommaSeparator ? encoded.replaceAll(/%2c/gi, ',') : encoded;
    const chosen = new Set<ChoiceOf<Field>>();
    for (const entry of list.split(',')) {
      if (entry === '') continue;
      const text = decodeText(entry);
      const value = text === undefined ? undefined : values.read(text);
      if (value === undefined) dropped.add(name, text ?? entry);
      else if (chosen.size < values.most) chosen.add(value);
      else if (!chosen.has(value)) dropped.add(name, text);
    }
    return { filter: { ...state.filter, [field]: [...chosen] } };
  },
});
