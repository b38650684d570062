import { nearest } from '../nearest';
import { repeated } from '../search-line-error';
import type { Token } from '../tokens';
import type { Field, Reading } from './field';

/** Says that a field can't have this value, what it needs, and which of its words was likely meant. */
export function wrongValue(field: Pick<Field, 'name' | 'holds' | 'words'>, value: Token): Reading {
  const meant = nearest(value.text, field.words);
  const suggestion =
    meant === null || meant === value.text.toLowerCase() ? '' : ` Did you mean “${meant}”?`;
  const message = `“${field.name}” needs ${field.holds}, not ${repeated(value.text)}.${suggestion}`;
  return { wrong: { from: value.from, to: value.to, message } };
}
