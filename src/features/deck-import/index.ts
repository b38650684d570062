export { ImportDeckDialog } from './ui/import-deck-dialog';
