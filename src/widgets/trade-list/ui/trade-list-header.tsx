import type { ReactNode } from 'react';
import { PageTitle } from '@/shared/ui/page';
import styles from './trade-list-page.module.css';

interface TradeListHeaderProps {
  title: string;
  /** What can be done with the list as a whole. */
  children: ReactNode;
}

/** Whose list it is, and what can be done with it. */
export const TradeListHeader = ({ title, children }: TradeListHeaderProps) => (
  <div className={styles.header}>
    <div className={styles.heading}>
      <PageTitle>{title}</PageTitle>
    </div>
    <div className={styles.toolbar}>{children}</div>
  </div>
);
