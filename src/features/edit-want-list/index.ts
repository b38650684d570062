export { useWantItems } from './model/use-want-items';
export { wantDraftsReducer } from './model/want-drafts-slice';
export { CompletedWants } from './ui/completed-wants';
export { RemovalDialog } from './ui/removal-dialog';
export { UnsavedWants } from './ui/unsaved-wants';
export { WantPrinting } from './ui/want-printing';
export { WantedControl } from './ui/wanted-control';
