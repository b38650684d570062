import { VARIANT_TYPE_NAMES } from '@domain/card';
import type { Addition } from './quick-add-slice';

/** What was added: “3 × Lantern Scout, Foil”. */
export const additionLabel = ({ count, name, variantType }: Addition): string =>
  `${count} × ${name}, ${VARIANT_TYPE_NAMES[variantType]}`;

/** What became of an addition, as a screen reader announces it. */
export function additionWords(addition: Addition): string {
  const label = additionLabel(addition);
  const { status, failure, inventory, undoState, undoFailure } = addition;
  const has = inventory === null ? '' : ` You have ${inventory}.`;
  if (status === 'refused') return `Not added: ${label}. ${failure?.message ?? ''}`;
  if (status === 'retrying') return `Not sent yet: ${label}.`;
  if (status !== 'saved') return '';
  if (undoFailure !== null) return `Not undone: ${label}. ${undoFailure}`;
  if (undoState === 'undone') return `Undone: ${label}.${has}`;
  return undoState === 'none' ? `Added ${label}.${has}` : '';
}
