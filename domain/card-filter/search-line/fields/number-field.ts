import { COMPARISONS, type Comparison, type NumberField } from '../../card-expression';
import { equalOrNot, type Field, type Reading } from './field';
import { wrongValue } from './wrong-value';
import type { Token } from '../tokens';

/** Number fields by the words that name them, on either side of a comparison. */
export const NUMBER_FIELD_WORDS: ReadonlyMap<string, NumberField> = new Map([
  ['cost', 'cost'],
  ['c', 'cost'],
  ['power', 'power'],
  ['p', 'power'],
  ['hp', 'hp'],
  ['upgradepower', 'upgradePower'],
  ['up', 'upgradePower'],
  ['upgradehp', 'upgradeHp'],
  ['uh', 'upgradeHp'],
]);

const MOST = 999;
const INTEGER = /^-?\d+$/;

/** A field that is compared with integers of at least `least`, or with another number field. */
export function numberField(of: NumberField, aliases: readonly string[], least: 0 | -999): Field {
  const name = of.toLowerCase();
  const words = [...NUMBER_FIELD_WORDS.keys()].filter((word) => word.length > 2 || word === 'hp');
  const named = {
    name,
    holds: `a number from ${least} to ${MOST}`,
    words: words.filter((word) => word !== name),
  };

  function read(is: Comparison, values: readonly Token[]): Reading {
    const [first, second] = values;
    const than = first && NUMBER_FIELD_WORDS.get(first.text.toLowerCase());
    if (than && !second) return { expression: { kind: 'comparison', field: of, is, than } };
    const among: number[] = [];
    for (const value of values) {
      const number = INTEGER.test(value.text) ? Number(value.text) : Number.NaN;
      if (!(number >= least && number <= MOST)) return wrongValue(named, value);
      // A minus before a zero is no other number.
      among.push(number === 0 ? 0 : number);
    }
    if (is === '=' || is === '!=') return equalOrNot(is, { kind: 'number', field: of, among });
    if (second) {
      const message = `“${is}” compares with one number; a list follows “:” or “=”.`;
      return { wrong: { from: second.from, to: second.to, message } };
    }
    return { expression: { kind: 'comparison', field: of, is, than: among[0] ?? 0 } };
  }

  return { ...named, aliases, comparisons: COMPARISONS, read };
}
