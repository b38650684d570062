export { Chip, ChipList, ToggleChip } from './chip';
