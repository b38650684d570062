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
export { changesCount, takenBack, type CountChange } from './count-change';
export { isInventory, MAX_INVENTORY, NO_OVERRIDE } from './inventory';
export { numberKey } from './number-key';
export { progressOf, type Progress } from './progress';
export { parseStepReason, STEP_REASONS, type StepReason } from './step-reason';
export { playsetOf, targetOf, type Collectable } from './target';
