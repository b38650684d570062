import type { HTMLAttributes } from 'react';
import styles from './muted.module.css';

interface MutedProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  as?: 'span' | 'p' | 'dt' | 'dd' | 'figcaption';
}

/** Small grey text beside or below what it is about. */
export const Muted = ({ as: Element = 'span', ...rest }: MutedProps) => (
  <Element {...rest} className={styles.muted} />
);
