export { deleteList, nextRevision, startList } from './commands';
export {
  fieldErrorsOf,
  isPriced,
  type ItemError,
  MANY_ITEMS,
  validateItemCount,
  NAMED_TWICE,
  NO_PRINTING,
  NOT_A_PRICE,
} from './validation';
export { listedQuantities } from './queries';
