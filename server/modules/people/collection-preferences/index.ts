export { deletePreferences } from './commands';
export { preferencesOf } from './queries';
