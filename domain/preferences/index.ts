export {
  COUNT_FIELDS,
  DEFAULT_PREFERENCES,
  isPreferenceCount,
  PREFERENCE_COUNTS,
  type CountField,
  type PreferenceCounts,
} from './collection-preferences';
