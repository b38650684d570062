import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { MenuItemView, type MenuItem } from './menu-item';
import { targetOf } from './target-of';
import styles from './menu-button.module.css';

interface MenuProps {
  id: string;
  /** The id of the button that opened it. */
  labelledBy: string;
  button: RefObject<HTMLElement | null>;
  items: readonly MenuItem[];
  /** Words above the items; they describe the menu. */
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
      // A press on the button is the button's to answer.
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
      // Tab leads on from the button, in whichever direction, since the menu is gone by then.
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
      className={classNames(styles.menu, align === 'end' && styles.atEnd)}
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
