export { ActiveFilters } from './ui/active-filters';
export { DroppedNote } from './ui/dropped-note';
export { FilterDrawer } from './ui/filter-drawer';
export { FilterToggle } from './ui/filter-toggle';
export { NoCards } from './ui/no-cards';
export { ShownCount } from './ui/shown-count';
