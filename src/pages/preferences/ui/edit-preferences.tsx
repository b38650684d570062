import { COUNT_FIELDS, type PreferenceCounts } from '@domain/preferences';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { CountChoice } from './count-choice';
import { CountRow } from './count-row';
import styles from './edit-preferences.module.css';

interface EditPreferencesProps {
  /** Undefined while they are on their way. */
  preferences: PreferenceCounts | undefined;
}

/** The seven counts of a collection, each saved by itself (rules/accounts#preferences). */
export const EditPreferences = ({ preferences }: EditPreferencesProps) =>
  preferences ? (
    <div>
      {COUNT_FIELDS.map((field) => (
        <CountChoice key={field} field={field} saved={preferences[field]} />
      ))}
    </div>
  ) : (
    <div aria-busy="true" role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {COUNT_FIELDS.map((field) => (
        <div key={field} className={styles.item}>
          <CountRow field={field}>
            {() => <SkeletonBlock className={styles.placeholder} />}
          </CountRow>
        </div>
      ))}
    </div>
  );
