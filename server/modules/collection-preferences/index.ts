export { forgetPreferences } from './commands';
export { preferencesOf } from './queries';
