import type { SearchLineError } from '@domain/card-filter';
import styles from './search-errors.module.css';

/** What is wrong with the line, word by word. */
export const SearchErrors = ({ errors }: { errors: readonly SearchLineError[] }) =>
  errors.map(({ from, message }) => (
    <span key={from} className={styles.message}>
      {message}{' '}
    </span>
  ));
