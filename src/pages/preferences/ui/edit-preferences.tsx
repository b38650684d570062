import { useId, type ReactNode } from 'react';
import {
  COUNT_FIELDS,
  type PreferenceCounts,
  type CountField,
  PREFERENCE_COUNTS,
} from '@domain/preferences';
import { Notice } from '@/shared/ui/notice';
import { SegmentedRadios } from '@/shared/ui/segmented';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useCountChoice } from '../model/use-count-choice';
import styles from './edit-preferences.module.css';

interface EditPreferencesProps {
  /** Undefined while they load. */
  preferences: PreferenceCounts | undefined;
}

/** The seven counts of a collection, each saved separately (rules/accounts#preferences). */
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

interface CountRowProps {
  field: CountField;
  /** Renders the control, given the ids of its name and its description. */
  children: (ids: { labelledBy: string; describedBy: string }) => ReactNode;
}

/** A count's name and its effect on a collection, beside its control. */
function CountRow({ field, children }: CountRowProps) {
  const id = useId();
  const { label, effect } = COUNT_TEXTS[field];
  const labelledBy = `${id}-label`;
  const describedBy = `${id}-effect`;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p id={labelledBy} className={styles.label}>
          {label}
        </p>
        <p id={describedBy} className={styles.effect}>
          {effect}
        </p>
      </div>
      {children({ labelledBy, describedBy })}
    </div>
  );
}

const COUNTS = PREFERENCE_COUNTS.map((value: number) => ({ value, label: String(value) }));

interface CountChoiceProps {
  field: CountField;
  /** The server's count. */
  saved: number;
}

/**
 * One count from 0 to 4 (rules/accounts#preferences), saved when it is chosen; arrow keys choose, as in any group of
 * radio buttons.
 */
function CountChoice({ field, saved }: CountChoiceProps) {
  const { shown, isSaving, failure, choose } = useCountChoice(field, saved);
  return (
    <div className={styles.item}>
      <CountRow field={field}>
        {({ labelledBy, describedBy }) => (
          <SegmentedRadios
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            aria-busy={isSaving || undefined}
            className={styles.counts}
            options={COUNTS}
            value={shown}
            onChange={choose}
          />
        )}
      </CountRow>
      {failure && (
        <Notice
          tone="error"
          title={`${COUNT_TEXTS[field].label} couldn’t be saved.`}
        >{`It is still ${saved}. ${failure}`}</Notice>
      )}
    </div>
  );
}

interface CountText {
  label: string;
  /** The count's effect on a collection (rules/accounts#preferences). */
  effect: string;
}

const printings = (kind: string) =>
  `${kind} printings of each card. Of a leader or a base, never more than its own count above.`;

const COUNT_TEXTS: Record<CountField, CountText> = {
  leaderCount: {
    label: 'Leaders',
    effect:
      'Standard printings of each leader; also the most that you want of its other printings.',
  },
  baseCount: {
    label: 'Bases',
    effect: 'Standard printings of each base; also the most that you want of its other printings.',
  },
  standardVariantCount: {
    label: 'Standard',
    effect: 'Standard printings of every other card: units, events and upgrades.',
  },
  foilVariantCount: { label: 'Foil', effect: printings('Foil') },
  hyperspaceVariantCount: { label: 'Hyperspace', effect: printings('Hyperspace') },
  hyperspaceFoilVariantCount: { label: 'Hyperspace Foil', effect: printings('Hyperspace foil') },
  showcaseVariantCount: { label: 'Showcase', effect: printings('Showcase') },
};
