export { printingsByNumber, type QuickAddIndex, quickAddIndexOf } from './known-cards';
export {
  type QuickAddReading,
  type QuickAddSets,
  readQuickAdd,
  splitSetAndNumber,
} from './read-quick-add';
export { isNumberWord, readNumberWords } from './read-number';
export { isCountToken, typeAtEnd, typeAtStart } from './reading';
export type { QuickAddChoice, QuickAddCopies, QuickAddError, QuickAddQuestion } from './reading';
