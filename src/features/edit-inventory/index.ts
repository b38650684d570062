export { countDraftsReducer } from './model/count-drafts-slice';
export {
  cardFolded,
  cardUnfolded,
  countingReducer,
  haveOnlyToggled,
  prestigeToggled,
  selectIsHaveOnly,
  selectIsPrestigeOpen,
  selectUnfoldedCard,
} from './model/counting-slice';
export { useCountDraft, useShownCopies } from './model/use-count-draft';
export { useCountGrid } from './model/use-count-grid';
export { HaveCell, NeedCell, type CountCellProps } from './ui/count-cell';
export { HaveStepper } from './ui/have-stepper';
export { UnsavedCounts } from './ui/unsaved-counts';
