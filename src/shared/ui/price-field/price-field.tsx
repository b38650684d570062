import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CURRENCY } from '@domain/pricing';
import styles from './price-field.module.css';

interface PriceFieldProps {
  /** The name of what has the price: “Lantern Scout, Foil”. */
  label: string;
  className?: string | undefined;
  /** Renders the input with the given name, which mentions the currency. How it handles typed text differs by form. */
  renderInput: (label: string) => ReactNode;
}

/** A field for a price, with the currency sign in it. */
export const PriceField = ({ label, className, renderInput }: PriceFieldProps) => (
  <span className={clsx(styles.frame, className)}>
    <span className={styles.sign} aria-hidden="true">
      {CURRENCY.sign}
    </span>
    {renderInput(`${label}: price in ${CURRENCY.name}`)}
  </span>
);
