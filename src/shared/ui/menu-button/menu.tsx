import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './menu-button.module.css';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../icon';

interface MenuProps {
  id: string;
  /** The id of the button that opened it. */
  labelledBy: string;
  button: RefObject<HTMLElement | null>;
  items: readonly MenuItem[];
  /** A text above the items, which describes the menu. */
  heading: ReactNode;
  /** The item that takes the focus at once. */
  startAt: 'first' | 'last';
  align: 'start' | 'end';
  onSelect: (item: MenuItem) => void;
  onClose: () => void;
}

const itemsIn = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** A menu while it is open. */
export function Menu({
  id,
  labelledBy,
  button,
  items,
  heading,
  startAt,
  align,
  onSelect,
  onClose,
}: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    itemsIn(menu.current)
      .at(startAt === 'first' ? 0 : -1)
      ?.focus();
  }, [startAt]);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      // The button handles a press on itself.
      if (!menu.current?.contains(target) && !button.current?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [button]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      // A dialog around the menu stays open.
      event.preventDefault();
      onClose();
      button.current?.focus();
      return;
    }
    if (event.key === 'Tab') {
      // Tab moves on from the button, in either direction, since the menu is gone by then.
      button.current?.focus();
      onClose();
      return;
    }
    const labels = items.map(({ label }) => label);
    const lines = itemsIn(menu.current);
    const from = lines.findIndex((line) => line === document.activeElement);
    const target = lines[targetOf(event.key, labels, from)];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      aria-describedby={heading ? `${id}-heading` : undefined}
      tabIndex={-1}
      className={clsx(styles.menu, align === 'end' && styles.atEnd)}
      onKeyDown={onKeyDown}
    >
      {heading && (
        <div id={`${id}-heading`} className={styles.heading}>
          {heading}
        </div>
      )}
      {items.map((item) => (
        <MenuItemView key={item.label} item={item} onSelect={() => onSelect(item)} />
      ))}
    </div>
  );
}

interface Words {
  label: string;
  icon?: IconName;
  /** Marked by colour, for an action that removes something. */
  destructive?: boolean;
}

/** An action, or a link to a page of the program. */
export type MenuItem = Words & ({ onSelect: () => void } | { to: LinkProps['to'] });

interface MenuItemViewProps {
  item: MenuItem;
  /** Closes the menu, returns the focus and then runs the item's action. */
  onSelect: () => void;
}

/** One line of an open menu. */
function MenuItemView({ item, onSelect }: MenuItemViewProps) {
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: clsx(styles.item, item.destructive && styles.destructive),
    onClick: onSelect,
  };
  const words = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.words}>{item.label}</span>
    </>
  );
  return 'to' in item ? (
    <Link {...common} to={item.to}>
      {words}
    </Link>
  ) : (
    <button {...common} type="button">
      {words}
    </button>
  );
}

/**
 * The item to which a key moves: around the ends, to an end, or to the next item that begins with a letter.
 *
 * @param labels the items' texts, in order
 * @param from the item with the focus
 * @returns the item's index; -1 for other keys
 */
export function targetOf(key: string, labels: readonly string[], from: number): number {
  const count = labels.length;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return -1;
      const after = labels.map((_, step) => (from + 1 + step) % count);
      return after.find((at) => labels[at]?.toLowerCase().startsWith(key.toLowerCase())) ?? -1;
    }
  }
}
