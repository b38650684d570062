export {
  findLackingPrintings,
  findMatchingPrintings,
  type LackingPrintings,
} from './queries/find-printings';
export {
  currentSearchable,
  readSearchable,
  readSearchedCards,
  type Searchable,
} from './queries/searchable';
