import type { ReactNode } from 'react';
import type { CardSet } from '@domain/card-set';
import { CardSetImage } from '@/entities/card-set';
import { PageTitle } from '@/shared/ui/page';
import styles from './set-header.module.css';

interface SetHeaderProps {
  title: string;
  /** Undefined while it isn't known. */
  cardSet: CardSet | undefined;
  /** How many cards the set has; undefined while that isn't known. */
  cardCount: number | undefined;
  note: ReactNode;
  actions: ReactNode;
}

/**
 * The set's name before its picture, with what there is to know about its cards. Its height never depends on them,
 * and it is dark in every theme, as the pictures are.
 */
export const SetHeader = ({ title, cardSet, cardCount, note, actions }: SetHeaderProps) => (
  <div className={styles.header} data-theme="space">
    {cardSet && <CardSetImage key={cardSet.code} cardSet={cardSet} className={styles.picture} />}
    <div className={styles.words}>
      <PageTitle>{title}</PageTitle>
      <p className={styles.count} data-known={cardCount !== undefined}>
        {cardCount === 1 ? '1 card' : `${cardCount ?? 0} cards`}
      </p>
      {note}
    </div>
    <div className={styles.actions}>{actions}</div>
  </div>
);
