export { ActiveFilters, FilterToggle } from './ui/active-filters';
export { DroppedNote, NoCards, ShownCount } from './ui/filter-outcome';
export { FilterDrawer } from './ui/filter-drawer';
