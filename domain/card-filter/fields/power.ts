import { numberField } from './number-field';

export const POWER = numberField({
  property: 'power',
  label: 'Power',
  parameter: 'power',
  aliases: ['p'],
});
