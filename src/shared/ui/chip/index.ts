export { ChipList, ToggleChip } from './chip';
