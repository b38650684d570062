import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface StateProps {
  name: string;
  children: ReactNode;
}

/** One state of a component with its name beneath. */
export const State = ({ name, children }: StateProps) => (
  <figure className={styles.state}>
    <div className={styles.shown}>{children}</div>
    <figcaption className={styles.name}>{name}</figcaption>
  </figure>
);

/** States side by side, wrapping if there is no room. */
export const States = ({ children }: { children: ReactNode }) => (
  <div className={styles.states}>{children}</div>
);
