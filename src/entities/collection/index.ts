export { changeStepsApi, type StepOutcome } from './api/change-steps';
export {
  collectionApi,
  collectionTags,
  useSetCollectionQuery,
  type CollectionOfSet,
  type CountEdit,
  type CountEditOutcome,
} from './api/collection-api';
export type { PrintingCount, SetCollection } from './model/printing-count';
