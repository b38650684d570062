export {
  comparePrintings,
  DEFAULT_PRINTING_SORT,
  groupBySet,
  PRINTING_SORTS,
  type PrintingSort,
  type SetGroup,
} from './printing';
export {
  findPrintings,
  type PrintingIndex,
  printingIndexOf,
  printingsOf,
  searchExpression,
} from './find-printings';
