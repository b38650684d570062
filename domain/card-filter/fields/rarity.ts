import { RARITIES, RARITY_NAMES } from '../../card';
import { enumerationField } from './enumeration-field';

export const RARITY = enumerationField({
  kind: 'rarity',
  label: 'Rarity',
  word: 'rarity',
  aliases: ['r'],
  values: RARITIES,
  names: RARITY_NAMES,
  of: ({ rarity }) => rarity,
});
