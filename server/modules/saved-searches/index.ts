export { addNewPrintings } from './add-new-printings';
export { deleteSavedSearches } from './commands';
export { ownSavedSearches } from './queries';
