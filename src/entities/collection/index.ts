export {
  collectionApi,
  useSetCollectionQuery,
  useUndoStepMutation,
  type CollectionOfSet,
  type CountEdit,
  type CountEdits,
  type CountEditOutcome,
  type NewAdditions,
  type StepOutcome,
  type PrintingCount,
  type SetCollection,
} from './api/collection-api';
export { type OwnedMarks, useOwnedMarks } from './model/use-owned-marks';
export { OwnedMark } from './ui/owned-mark';
