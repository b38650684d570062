export { EditPreferences } from './ui/edit-preferences';
