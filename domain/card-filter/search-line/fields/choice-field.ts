import type { CardExpression } from '../../card-expression';
import { EQUALITY, equalOrNot, type Field } from './field';
import { listed, type ValueWords } from './value-words';
import { wrongValue } from './wrong-value';

/** A field with an enumeration's values, such as `rarity:`. */
export function choiceField<T extends string>(
  name: string,
  aliases: readonly string[],
  known: ValueWords<T>,
  among: (values: T[]) => CardExpression,
): Field {
  const named = { name, holds: listed(known.shown), words: known.shown };
  return {
    ...named,
    aliases,
    comparisons: EQUALITY,
    read(is, values) {
      const chosen: T[] = [];
      for (const value of values) {
        const choice = known.values.get(value.text.toLowerCase());
        if (choice === undefined) return wrongValue(named, value);
        chosen.push(choice);
      }
      return equalOrNot(is, among(chosen));
    },
  };
}
