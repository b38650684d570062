import { useState, type KeyboardEvent } from 'react';
import { readCount } from '@domain/readers';
import { Button } from '../button';
import styles from './quantity-entry.module.css';

interface QuantityEntryProps {
  /** The printing's name: “Lantern Scout, Foil”. */
  label: string;
  value: number;
  /** The least and the greatest value. A value beyond them stays until it is changed. */
  least: number;
  most: number;
  /** Whether the Tab key stops at its field. */
  isActive?: boolean;
  /** The id of its error message. */
  describedBy?: string | undefined;
  onChange: (value: number) => void;
}

/**
 * The number of copies: typed, or changed one by one with the buttons or the keys + and −. A valid typed number counts
 * at once; an invalid one reverts when the field is left, and an empty field then means the least value.
 */
export function QuantityEntry({
  label,
  value,
  least,
  most,
  isActive = true,
  describedBy,
  onChange,
}: QuantityEntryProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const set = (wanted: number) => {
    setTyped(null);
    onChange(Math.min(Math.max(wanted, least), most));
  };
  const type = (text: string) => {
    setTyped(text);
    const count = readCount(text);
    if (count !== undefined) onChange(Math.min(Math.max(count, least), most));
  };
  const leave = () => {
    setTyped(null);
    // Not earlier: a person who empties the field is usually about to type another number.
    if (typed === '') onChange(least);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== '+' && event.key !== '-') return;
    event.preventDefault();
    set(value + (event.key === '+' ? 1 : -1));
  };
  return (
    <div className={styles.entry}>
      {/* For the pointer only: the field has keys for both. */}
      <Button
        variant="quiet"
        icon="less"
        tabIndex={-1}
        aria-label={`One fewer: ${label}`}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        tabIndex={isActive ? 0 : -1}
        aria-label={`Copies: ${label}`}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        className={styles.quantity}
        data-raised={value > least}
        value={typed ?? String(value)}
        onChange={({ target }) => type(target.value.trim())}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="quiet"
        icon="add"
        tabIndex={-1}
        aria-label={`One more: ${label}`}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      />
    </div>
  );
}
