import type { CardExpression } from '../../card-expression';
import type { AspectChoice } from '../../card-filter';
import { equalOrNot, oneOf, type Field } from './field';
import { ASPECT_WORDS, listed } from './value-words';
import { wrongValue } from './wrong-value';

const named = {
  name: 'aspect',
  holds: listed(ASPECT_WORDS.shown),
  words: ASPECT_WORDS.shown,
};

/** `aspect:` asks for one of these on the card, `aspect<=` for nothing else on it (spec 5). */
export const ASPECT_FIELD: Field = {
  ...named,
  aliases: ['a'],
  comparisons: ['=', '!=', '<='],
  read(is, values) {
    const aspects: AspectChoice[] = [];
    for (const value of values) {
      const aspect = ASPECT_WORDS.values.get(value.text.toLowerCase());
      if (aspect === undefined) return wrongValue(named, value);
      aspects.push(aspect);
    }
    if (is === '<=') return { expression: { kind: 'aspects', within: aspects } };
    const has = aspects.map((aspect): CardExpression => ({ kind: 'aspect', has: aspect }));
    return equalOrNot(is, oneOf(has));
  },
};
