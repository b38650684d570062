export { isInventory, MAX_INVENTORY } from '../readers';
export {
  COLLECTION_KINDS,
  type CollectionKind,
  COUNTED_KINDS,
  type CountedKind,
  hasPrestige,
  kindsOf,
  PRESTIGE_KINDS,
  type PrestigeKind,
  printingOfKind,
  VARIANT_TYPE_OF_KIND,
} from './collection-kind';
export {
  COLLECTION_SORT_COLUMNS,
  type CollectionSort,
  type CollectionSortColumn,
  inventoryColumnOf,
  COLLECTION_CARD_COLUMNS,
  type CollectionCardColumn,
  isCollectionCardColumn,
  kindsOfColumn,
  PRESTIGE_COLUMN,
  sortByInventory,
} from './collection-sort';
export {
  extraCountOf,
  type Missing,
  missingOf,
  NEVER_COUNTED,
  NO_OVERRIDE,
  readHave,
  readNeed,
  type StoredCount,
  withInventory,
} from './count';
export { type Progress, type ProgressCount, progressOf } from './progress';
export {
  COLLECTION_FILTERS,
  filterFor,
  missingCost,
  type MissingCost,
  type CollectionFilter,
  DEFAULT_COLLECTION_FILTER,
  showByCount,
  type ShownCount,
  type ShownCounts,
} from './show-by-count';
export {
  canBePaid,
  changesCount,
  type CountChange,
  isPaid,
  isUndoable,
  MAX_PAID_CENTS,
  parseStepActor,
  parseStepReason,
  STEP_ACTORS,
  STEP_REASONS,
  type StepActor,
  type StepReason,
  undoneCount,
} from './step';
export { type Owned, ownedOf } from './owned';
export { PLAYSET, playsetOf, playsetOfCard } from './playset';
export { type Collectable, targetOf } from './target';
