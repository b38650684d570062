export { ImportButton } from './ui/import-button';
