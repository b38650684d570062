export {
  extraCountOf,
  missingOf,
  NEVER_COUNTED,
  withInventory,
  type Missing,
  type StoredCount,
} from './collection-count';
export {
  COLLECTION_FILTERS,
  DEFAULT_COLLECTION_FILTER,
  type CollectionFilter,
} from './collection-filter';
export { COLLECTION_KINDS, VARIANT_TYPE_OF_KIND, type CollectionKind } from './collection-kind';
export {
  COLLECTION_SORT_COLUMNS,
  inventoryColumnOf,
  kindOfColumn,
  sortByInventory,
  type CollectionSort,
  type CollectionSortColumn,
} from './collection-sort';
export { changesCount, takenBack, type CountChange } from './count-change';
export { isInventory, MAX_INVENTORY, NO_OVERRIDE } from './inventory';
export { numberKey } from './number-key';
export { printingOfKind } from './printing-of-kind';
export { progressOf, type Progress, type ProgressCount } from './progress';
export { showByCount, type ShownCount, type ShownCounts } from './show-by-count';
export { parseStepActor, STEP_ACTORS, type StepActor } from './step-actor';
export { isUndoable, parseStepReason, STEP_REASONS, type StepReason } from './step-reason';
export { playsetOf, targetOf, type Collectable } from './target';
export { readHave, readNeed } from './typed-count';
