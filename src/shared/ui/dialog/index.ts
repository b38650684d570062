export { Dialog } from './dialog';
export { DialogEntries } from './dialog-entries';
export { useIsCovered } from './modal';
