import { Children, Fragment, type ReactNode } from 'react';
import styles from './dotted.module.css';

/** Short facts with a dot between two that share a line, and none where a line ends: `$0.77 · 2 free · wanted`. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <span className={styles.line}>
    {Children.toArray(children).map((fact, at) => (
      // Only its place tells one fact of a line from another.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {at > 0 && ' '}
        <span className={styles.fact}>
          {at > 0 && <span className={styles.dot}>· </span>}
          <span>{fact}</span>
        </span>
      </Fragment>
    ))}
  </span>
);
