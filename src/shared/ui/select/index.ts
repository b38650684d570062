export { PlainSelect, Select } from './select';
