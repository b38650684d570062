import { clsx } from 'clsx';
import type { Card } from '@domain/card';
import styles from './full-name.module.css';

interface FullNameProps {
  card: Pick<Card, 'name' | 'subtitle'>;
  className?: string | undefined;
}

/** A card's name with its subtitle: `Brass Harrier, Tireless`. */
export const FullName = ({ card: { name, subtitle }, className }: FullNameProps) => (
  <span className={clsx(styles.name, className)} translate="no">
    <span>{name}</span>
    {subtitle && <span className={styles.subtitle}>{`, ${subtitle}`}</span>}
  </span>
);
