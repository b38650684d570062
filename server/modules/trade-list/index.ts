export { deleteList, nextRevision, startList } from './commands';
export {
  fieldErrorsOf,
  type ItemMistake,
  listNotFound,
  MANY_ITEMS,
  mistakeInCount,
  NAMED_TWICE,
  NO_PRINTING,
} from './policy';
export { LIST_TABLES, listedQuantities, ownsList } from './queries';
