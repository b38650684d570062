import type { SearchLineError } from '@domain/card-filter';
import styles from './search-errors.module.css';

/** A line can have a hundred wrong words, and what is below the field shall stay in sight. */
const MOST = 3;

/** What is wrong with the line, word by word. */
export function SearchErrors({ errors }: { errors: readonly SearchLineError[] }) {
  const more = errors.length - MOST;
  return (
    <>
      {errors.slice(0, MOST).map(({ from, message }) => (
        <span key={from} className={styles.message}>
          {message}{' '}
        </span>
      ))}
      {more > 0 && <span className={styles.message}>And {more} more, underlined.</span>}
    </>
  );
}
