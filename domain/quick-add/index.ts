export { type QuickAddIndex, quickAddIndexOf } from './quick-add-index';
export { readQuickAdd } from './read-quick-add';
export type { QuickAddChoice, QuickAddError, QuickAddReading } from './reading';
