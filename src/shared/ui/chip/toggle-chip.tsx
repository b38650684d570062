import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { Icon, type IconName } from '../icon';
import styles from './chip.module.css';

interface ToggleChipProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'aria-pressed' | 'type'
> {
  pressed: boolean;
  /** Stands before the words while it isn't pressed; a tick does when it is. */
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
      className={classNames(styles.chip, styles.toggle, className)}
    >
      {sign && <Icon name={sign} />}
      <span className={styles.text}>{children}</span>
    </button>
  );
});
