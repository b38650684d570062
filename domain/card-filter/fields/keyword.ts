import { wordField } from './word-field';

export const KEYWORD = wordField({
  kind: 'keyword',
  label: 'Keywords',
  aliases: ['kw'],
  example: 'keyword:ambush',
  of: ({ keywords }) => keywords,
});
