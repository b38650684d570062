export { PreferencesPage } from './ui/preferences-page';
