export {
  comparePrintings,
  DEFAULT_PRINTING_SORT,
  PRINTING_SORTS,
  type PrintingSort,
} from './compare-printings';
export { findPrintings, printingIndexOf, type PrintingIndex } from './find-printings';
export { groupBySet, type SetGroup } from './group-by-set';
export type { Printing } from './printing';
