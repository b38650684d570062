import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CURRENCY } from '@domain/pricing';
import { useMoney } from '@/shared/lib/money';
import styles from './price-field.module.css';

interface PriceFieldProps {
  /** The name of what has the price: “Lantern Scout, Foil”. */
  label: string;
  className?: string | undefined;
  /** What is typed, in whole cents: its amount in the person's currency stands beside it. */
  cents?: number | null;
  /** Renders the input with the given name, which mentions the currency. How it handles typed text differs by form. */
  renderInput: (label: string) => ReactNode;
}

/** A field for a price, with the currency sign in it. */
export function PriceField({ label, className, cents = null, renderInput }: PriceFieldProps) {
  const money = useMoney();
  const field = (
    <span className={clsx(styles.frame, className)}>
      <span className={styles.sign} aria-hidden="true">
        {CURRENCY.sign}
      </span>
      {renderInput(`${label}: price in ${CURRENCY.name}`)}
    </span>
  );
  if (!money.other || cents === null) return field;
  return (
    <span className={styles.both}>
      {field}
      <span className={styles.beside} translate="no">
        {money.sum(cents)}
      </span>
    </span>
  );
}
