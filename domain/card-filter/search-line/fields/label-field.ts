import { EQUALITY, equalOrNot, oneOf, type Field } from './field';

/** `trait:` and `keyword:`, whose words come from the cards: one that no card has finds none. */
export function labelField(kind: 'trait' | 'keyword', aliases: readonly string[]): Field {
  return {
    name: kind,
    aliases,
    holds: `a ${kind}, such as ${kind === 'trait' ? 'trait:trooper' : 'keyword:ambush'}`,
    words: [],
    comparisons: EQUALITY,
    read: (is, values) => equalOrNot(is, oneOf(values.map(({ text }) => ({ kind, has: text })))),
  };
}
