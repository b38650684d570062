export type { QuickAddChoice, QuickAddError, QuickAddReading } from './quick-add-choice';
export { quickAddIndexOf, type QuickAddIndex } from './quick-add-index';
export { readQuickAdd } from './read-quick-add';
