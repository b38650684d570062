import type { CardType, Rarity } from '@domain/card';
import { hasFoils } from './assemble-cards';

test.each<[string, CardType, Rarity, boolean]>([
  ['SOR', 'UNIT', 'COMMON', true],
  ['SOR', 'LEADER', 'RARE', false],
  ['JTL', 'LEADER', 'SPECIAL', false],
  ['SOR', 'BASE', 'COMMON', false],
  ['SOR', 'BASE', 'RARE', true],
  ['SOR', 'UNIT', 'SPECIAL', false],
  ['SHD', 'EVENT', 'SPECIAL', false],
  ['TWI', 'UPGRADE', 'SPECIAL', false],
  ['JTL', 'UNIT', 'SPECIAL', true],
  ['LOF', 'UNIT', 'SPECIAL', true],
])('%s %s of rarity %s has foils: %s', (setCode, cardType, rarity, expected) => {
  expect(hasFoils({ cardType, rarity }, setCode)).toBe(expected);
});
