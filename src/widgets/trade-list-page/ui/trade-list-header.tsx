import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/shared/ui/link-button';
import { PageTitle } from '@/shared/ui/page';
import type { TradeListWords } from '../model/trade-list-words';
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

interface ModeToggleProps {
  words: TradeListWords;
  mode: 'view' | 'edit';
}

/** Leads from looking to editing and back, with the same cards on the screen (spec 2, 4). */
export function ModeToggle({ words, mode }: ModeToggleProps) {
  const { search } = useLocation();
  return mode === 'view' ? (
    <LinkButton variant="primary" icon="edit" to={{ pathname: words.editPath, search }}>
      Edit
    </LinkButton>
  ) : (
    <LinkButton variant="primary" icon="check" to={{ pathname: words.viewPath, search }}>
      View
    </LinkButton>
  );
}
