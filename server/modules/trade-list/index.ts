export { deleteList, nextRevision, startList } from './commands';
export {
  fieldErrorsOf,
  isPriced,
  type ItemError,
  listNotFound,
  MANY_ITEMS,
  validateItemCount,
  NAMED_TWICE,
  NO_PRINTING,
  NOT_A_PRICE,
} from './validation';
export { LIST_TABLES, listedQuantities, ownsList } from './queries';
