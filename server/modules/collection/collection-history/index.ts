export { collectionStep } from './queries';
export { type CollectionStep, parseStepId } from './step';
