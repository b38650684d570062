export { Chip } from './chip';
export { ChipList } from './chip-list';
export { ToggleChip } from './toggle-chip';
