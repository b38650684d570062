import type { ReactNode } from 'react';
import type { CardSet } from '@domain/card-set';
import { CardSetImage } from '@/entities/card-set';
import { PageTitle } from '@/shared/ui/page';
import styles from './set-header.module.css';

interface SetHeaderProps {
  title: string;
  /** Undefined while it isn't known. */
  cardSet: CardSet | undefined;
  note: ReactNode;
}

/**
 * The set's name before its picture. Its height never depends on what has to be loaded, and it is dark in every
 * theme, as the pictures are.
 */
export const SetHeader = ({ title, cardSet, note }: SetHeaderProps) => (
  <div className={styles.header} data-theme="space">
    {cardSet && <CardSetImage key={cardSet.code} cardSet={cardSet} className={styles.picture} />}
    <div className={styles.words}>
      <PageTitle>{title}</PageTitle>
      {note}
    </div>
  </div>
);
