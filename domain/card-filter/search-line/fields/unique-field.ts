import { EQUALITY, equalOrNot, type Field } from './field';
import { wrongValue } from './wrong-value';

const named = { name: 'is', holds: 'unique', words: ['unique'] };

/** `is:unique` */
export const UNIQUE_FIELD: Field = {
  ...named,
  aliases: [],
  comparisons: EQUALITY,
  read(is, values) {
    const wrong = values.find(({ text }) => text.toLowerCase() !== 'unique');
    return wrong ? wrongValue(named, wrong) : equalOrNot(is, { kind: 'unique' });
  },
};
