import { wordField } from './word-field';

export const TRAIT = wordField({
  kind: 'trait',
  label: 'Traits',
  aliases: [],
  example: 'trait:trooper',
  of: ({ traits }) => traits,
});
