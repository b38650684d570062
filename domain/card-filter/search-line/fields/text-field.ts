import { EQUALITY, equalOrNot, oneOf, type Field } from './field';

/** `name:` and `rules:`; every text is a good one. */
export function textField(of: 'name' | 'rules', aliases: readonly string[], holds: string): Field {
  return {
    name: of,
    aliases,
    holds,
    words: [],
    comparisons: EQUALITY,
    read: (is, values) =>
      equalOrNot(is, oneOf(values.map(({ text }) => ({ kind: 'text', field: of, part: text })))),
  };
}
