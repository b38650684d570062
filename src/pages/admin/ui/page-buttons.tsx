import { Button } from '@/shared/ui/button';
import styles from './admin-users-page.module.css';

interface PageButtonsProps {
  /** The present page's, from 1 on. */
  number: number;
  /** null on the first page. */
  onPrevious: (() => void) | null;
  /** null on the last page. */
  onNext: (() => void) | null;
}

/** Leads from page to page; not there where one page is all. */
export const PageButtons = ({ number, onPrevious, onNext }: PageButtonsProps) =>
  onPrevious || onNext || number > 1 ? (
    <nav aria-label="Pages of users" className={styles.pages}>
      <Button disabled={!onPrevious} onClick={() => onPrevious?.()}>
        Previous
      </Button>
      <span role="status" className={styles.count}>
        Page {number}
      </span>
      <Button disabled={!onNext} onClick={() => onNext?.()}>
        Next
      </Button>
    </nav>
  ) : null;
