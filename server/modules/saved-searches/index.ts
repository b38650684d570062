export { addNewPrintings } from './commands/add-new-printings';
export { deleteSavedSearches } from './commands/saved-searches';
export { ownSavedSearches } from './queries/saved-searches';
