import { nearest } from './nearest';

const FIELDS = ['cost', 'power', 'hp', 'aspect', 'trait', 'rarity', 'upgradepower'];

test.each<[string, string | null]>([
  ['csot', 'cost'],
  ['Costs', 'cost'],
  ['pwoer', 'power'],
  ['rar', 'rarity'],
  ['upgrade', 'upgradepower'],
  ['aspekt', 'aspect'],
  ['h', 'hp'],
  ['xyz', null],
  ['', null],
  ['x', null],
  ['colour', null],
  ['cost'.repeat(1_000), null],
])('%s means %s', (word, meant) => {
  expect(nearest(word, FIELDS)).toBe(meant);
});
