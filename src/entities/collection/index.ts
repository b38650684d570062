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
