import { VARIANT_TYPE_NAMES } from '@domain/card';
import type { Addition } from './quick-add-slice';

/** What was added: “3 × Lantern Scout, Foil”. */
export const additionLabel = ({ count, name, variantType }: Addition): string =>
  `${count} × ${name}, ${VARIANT_TYPE_NAMES[variantType]}`;

/** What became of an addition, as a person who can't see the list is told. */
export function additionWords(addition: Addition): string {
  const label = additionLabel(addition);
  const { status, inventory, message } = addition;
  const has = inventory === null ? '' : ` You have ${inventory}.`;
  if (message !== null) {
    return status === 'refused'
      ? `Not added: ${label}. ${message}`
      : `Not undone: ${label}. ${message}`;
  }
  if (status === 'added') return `Added ${label}.${has}`;
  if (status === 'undone') return `Undone: ${label}.${has}`;
  return status === 'unsent' ? `Not sent yet: ${label}.` : '';
}
