export { type QuickAddIndex, quickAddIndexOf } from './quick-add-index';
export { type QuickAddReading, type QuickAddSets, readQuickAdd } from './read-quick-add';
export type { QuickAddChoice, QuickAddCopies, QuickAddError, QuickAddQuestion } from './reading';
