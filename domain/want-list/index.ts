export { withMissing } from './want-missing';
export { isWantedQuantity, MAX_WANTED, NOT_WANTED } from './wanted-quantity';
