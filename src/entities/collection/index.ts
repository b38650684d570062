export { changeStepsApi, type StepOutcome } from './api/change-steps';
export {
  collectionApi,
  collectionTags,
  countsReceived,
  useSetCollectionQuery,
  useUpdateCountMutation,
  type CollectionOfSet,
  type CountEdit,
  type CountEditOutcome,
} from './api/collection-api';
export type { PrintingCount, SetCollection } from './model/printing-count';
