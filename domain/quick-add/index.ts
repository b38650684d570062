export { nameWords, type QuickAddIndex, quickAddIndexOf } from './known-cards';
export { type QuickAddReading, type QuickAddSets, readQuickAdd } from './read-quick-add';
export type { QuickAddChoice, QuickAddCopies, QuickAddError, QuickAddQuestion } from './reading';
