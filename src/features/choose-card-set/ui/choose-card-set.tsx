import type { ReactNode } from 'react';
import type { CardSet } from '@domain/card-set';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './choose-card-set.module.css';

interface ChooseCardSetProps {
  cardSets: readonly CardSet[];
  /** The shown set's code, in upper case. */
  active: string;
  /** Given the code, in upper case. */
  onChoose: (code: string) => void;
  /** Shows only codes, whatever the width. */
  isCompact?: boolean;
  /** The content of the shown set. */
  children: ReactNode;
}

/** One tab for each set, with code and name, or only the code if space is short, or if the set has no other name. */
export const ChooseCardSet = ({
  cardSets,
  active,
  onChoose,
  isCompact = false,
  children,
}: ChooseCardSetProps) => (
  <Tabs
    label="Card sets"
    tabs={cardSets.map(({ code, name }) => ({
      key: code,
      label: (
        <>
          <span className={styles.code} translate="no">
            {code}
          </span>
          {name !== code && <SetName name={name} isCompact={isCompact} />}
        </>
      ),
    }))}
    active={active}
    onSelect={onChoose}
  >
    {children}
  </Tabs>
);

const SetName = ({ name, isCompact }: { name: string; isCompact: boolean }) =>
  isCompact ? (
    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
  ) : (
    <span className={styles.name}>{` ${name}`}</span>
  );

/** A placeholder for the tabs while the sets load. */
export const ChooseCardSetPlaceholder = () => (
  <div className={styles.placeholder}>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((tab) => (
      <SkeletonBlock key={tab} className={styles.bar} />
    ))}
  </div>
);
