export { SavedSearchesButton } from './ui/saved-searches-button';
