export {
  collectionApi,
  useSetCollectionQuery,
  useUndoStepMutation,
  type CollectionOfSet,
  type CountEdit,
  type CountEditOutcome,
  type NewAdditions,
  type StepOutcome,
} from './api/collection-api';
export type { PrintingCount, SetCollection } from './model/printing-count';
