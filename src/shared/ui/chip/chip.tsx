import { clsx } from 'clsx';
import { type MouseEventHandler, forwardRef, type ComponentPropsWithoutRef, useRef } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './chip.module.css';

interface ChipProps {
  text: string;
  onRemove: MouseEventHandler<HTMLButtonElement>;
}

/** Something active, such as a filter, with a button that removes it. */
export const Chip = ({ text, onRemove }: ChipProps) => (
  <span className={clsx(styles.chip, styles.removable)}>
    <span className={styles.text}>{text}</span>
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${text}`}
      onClick={onRemove}
    >
      <Icon name="close" />
    </button>
  </span>
);

interface ToggleChipProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'aria-pressed' | 'type'
> {
  pressed: boolean;
  /** An icon while it isn't pressed; when it is, a tick takes its place. */
  icon?: IconName;
}

/** One of several options that can be turned on and off independently. */
export const ToggleChip = forwardRef<HTMLButtonElement, ToggleChipProps>(function ToggleChip(
  { pressed, icon, className, children, ...rest },
  ref,
) {
  const sign = pressed ? 'check' : icon;
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      aria-pressed={pressed}
      className={clsx(styles.chip, styles.toggle, className)}
    >
      {sign && <Icon name={sign} />}
      <span className={styles.text}>{children}</span>
    </button>
  );
});

interface ChipListProps<Key extends string> {
  /** The list's name. */
  label: string;
  chips: readonly { key: Key; text: string }[];
  onRemove: (key: Key) => void;
}

/** A row of chips. When a chip is removed, the focus moves to the next one. */
export function ChipList<Key extends string>({ label, chips, onRemove }: ChipListProps<Key>) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: Key, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(key);
  };
  return (
    <ul ref={list} role="list" aria-label={label} className={styles.list}>
      {chips.map(({ key, text }, index) => (
        <li key={key}>
          <Chip text={text} onRemove={() => remove(key, index)} />
        </li>
      ))}
    </ul>
  );
}
