import { numberField } from './number-field';

export const HP = numberField({
  property: 'hp',
  label: 'HP',
  parameter: 'hp',
  aliases: [],
});
