export { countDraftsReducer } from './model/count-drafts-slice';
export { useCountGrid } from './model/use-count-grid';
export { HaveCell, NeedCell, type CountCellProps } from './ui/count-cell';
export { UnsavedCounts } from './ui/unsaved-counts';
