import { clsx } from 'clsx';
import { type MouseEventHandler, forwardRef, type ComponentPropsWithoutRef, useRef } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './chip.module.css';

interface ChipProps {
  text: string;
  onRemove: MouseEventHandler<HTMLButtonElement>;
}

/** Something that is in force, a filter for instance, with a button that takes it away. */
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
  /** Shown before the words while it isn't pressed; a tick is shown when it is. */
  icon?: IconName;
}

/** One of several things to turn on and off, each on its own. */
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
  /** Names the list. */
  label: string;
  chips: readonly { key: Key; text: string }[];
  onRemove: (key: Key) => void;
}

/** A row of chips. The focus goes on to the next chip when one is removed, and isn't lost with it. */
export function ChipList<Key extends string>({ label, chips, onRemove }: ChipListProps<Key>) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: Key, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(key);
  };
  return (
    // Safari drops the list role of a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={list} role="list" aria-label={label} className={styles.list}>
      {chips.map(({ key, text }, index) => (
        <li key={key}>
          <Chip text={text} onRemove={() => remove(key, index)} />
        </li>
      ))}
    </ul>
  );
}
