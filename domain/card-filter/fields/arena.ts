import { ARENA_NAMES, ARENAS } from '../../card';
import { enumerationField } from './enumeration-field';

/** A card without an arena is in none of them. */
export const ARENA = enumerationField({
  kind: 'arena',
  label: 'Arena',
  word: 'arena',
  aliases: [],
  values: ARENAS,
  names: ARENA_NAMES,
  of: ({ arena }) => arena,
});
