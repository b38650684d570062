export { Select } from './select';
export { SelectAtFocus } from './select-at-focus';
