export { deleteList, nextRevision, startList } from './commands';
export {
  fieldErrorsOf,
  isPriced,
  type ItemMistake,
  listNotFound,
  MANY_ITEMS,
  mistakeInCount,
  NAMED_TWICE,
  NO_PRINTING,
  NOT_A_PRICE,
} from './policy';
export { LIST_TABLES, listedQuantities, ownsList } from './queries';
