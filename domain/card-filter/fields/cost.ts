import { numberField } from './number-field';

export const COST = numberField({
  property: 'cost',
  label: 'Cost',
  parameter: 'cost',
  aliases: ['c'],
});
