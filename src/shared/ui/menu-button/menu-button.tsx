import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button';
import { Icon, type IconName } from '../icon';
import { Menu, type MenuItem } from './menu';
import styles from './menu-button.module.css';

interface MenuButtonProps {
  /** The name of the button and its menu. */
  label: string;
  icon?: IconName;
  /** Shows the label only to screen readers, beside a well-known icon. */
  hideLabel?: boolean;
  variant?: NonNullable<ButtonProps['variant']>;
  /** Disables the button until there is something to choose. */
  disabled?: boolean;
  items: readonly MenuItem[];
  /** A text above the items, which describes the menu. */
  heading?: ReactNode;
  /** The edge of the button with which the menu is flush: `end` for a button at a line's end. */
  align?: 'start' | 'end';
}

/**
 * A button that opens a menu below it, as ARIA has them: the focus moves in and returns; arrow keys, Home, End and
 * first letters move through it; Escape, Tab and a press elsewhere close it.
 */
export function MenuButton({
  label,
  icon,
  hideLabel = false,
  variant = 'secondary',
  disabled = false,
  items,
  heading,
  align = 'start',
}: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const isOpen = openAt !== null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const select = (item: MenuItem) => {
    setOpenAt(null);
    // Before the action, so that a dialog that it opens can return the focus.
    button.current?.focus();
    if ('onSelect' in item) item.onSelect();
  };

  return (
    <div className={styles.place}>
      <Button
        ref={button}
        variant={variant}
        disabled={disabled}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        aria-label={hideLabel ? label : undefined}
        className={clsx(isOpen && styles.open)}
        onClick={() => setOpenAt(isOpen ? null : 'first')}
        onKeyDown={onKeyDown}
        {...(icon && { icon })}
      >
        {!hideLabel && (
          <>
            <span className={styles.label}>{label}</span>
            <span className={styles.arrow}>
              <Icon name="chevron-down" />
            </span>
          </>
        )}
      </Button>
      {isOpen && (
        <Menu
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          button={button}
          items={items}
          heading={heading}
          startAt={openAt}
          align={align}
          onSelect={select}
          onClose={() => setOpenAt(null)}
        />
      )}
    </div>
  );
}
