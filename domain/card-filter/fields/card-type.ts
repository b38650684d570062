import { CARD_TYPE_NAMES, CARD_TYPES } from '../../card';
import { enumerationField } from './enumeration-field';

export const CARD_TYPE = enumerationField({
  kind: 'cardType',
  label: 'Type',
  word: 'type',
  aliases: ['t'],
  values: CARD_TYPES,
  names: CARD_TYPE_NAMES,
  of: ({ cardType }) => cardType,
});
