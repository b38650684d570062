import type { MouseEvent } from 'react';
import { MAIN, mainElement } from './main-element';
import styles from './shell.module.css';

/** Leads past the header. Moves the focus itself, since the router owns the address's fragment. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  mainElement()?.focus();
};

export const SkipLink = () => (
  <a href={`#${MAIN}`} className={styles.skip} onClick={skip}>
    Skip to the content
  </a>
);
