import { useState, type KeyboardEvent } from 'react';
import { Button } from '../button';
import styles from './quantity-entry.module.css';

interface QuantityEntryProps {
  /** Names the printing: “Lantern Scout, Foil”. */
  label: string;
  value: number;
  /** What it can be lowered and raised to. A value that lies beyond stays until it is changed. */
  least: number;
  most: number;
  /** Whether the Tab key stops at its field. */
  isActive?: boolean;
  /** The id of what is wrong with it. */
  describedBy?: string | undefined;
  onChange: (value: number) => void;
}

const DIGITS = /^\d{1,4}$/;

/**
 * How many copies: typed, or changed one by one with the buttons or the keys + and −. What is typed counts as soon as
 * it can be meant; what can't be is gone when the field is left, and an empty one then means the least.
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
    if (DIGITS.test(text)) onChange(Math.min(Math.max(Number(text), least), most));
  };
  const leave = () => {
    setTyped(null);
    // Not before: who empties the field is mostly about to type another number.
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
      {/* For the pointer alone: the field has keys for both. */}
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
