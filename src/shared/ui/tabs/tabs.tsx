import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Menu } from 'semantic-ui-react';
import styles from './tabs.module.css';

interface TabsProps<Key extends string> {
  /** The name of the row of tabs. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  active: Key;
  onSelect: (key: Key) => void;
  /** The active tab's panel. */
  children: ReactNode;
}

/** Tabs as ARIA has them: one is in the tab order, arrow keys, Home and End select the others. */
export function Tabs<Key extends string>({
  label,
  tabs,
  active,
  onSelect,
  children,
}: TabsProps<Key>) {
  const id = useId();
  const buttons = useRef(new Map<Key, HTMLButtonElement>());

  useLayoutEffect(() => {
    const tab = buttons.current.get(active);
    scrollInRow(tab);
    if (!tab?.parentElement) return undefined;
    // The tab may get a count later, and the row may become narrower.
    const observer = new ResizeObserver(() => scrollInRow(tab));
    observer.observe(tab);
    observer.observe(tab.parentElement);
    return () => observer.disconnect();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const keys = tabs.map(({ key }) => key);
    const target = keys[stepTo(event.key, keys.indexOf(active), keys.length)];
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target);
    buttons.current.get(target)?.focus();
  };

  return (
    <div>
      <Menu
        pointing
        secondary
        role="tablist"
        aria-label={label}
        className={clsx(styles.tabs)}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            ref={(button) => {
              if (button) buttons.current.set(key, button);
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            className={clsx('item', styles.tab, key === active && styles.active)}
            onClick={() => onSelect(key)}
          >
            {name}
          </button>
        ))}
      </Menu>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${active}`}>
        {children}
      </div>
    </div>
  );
}

/** The tab to which a key moves in a row of `count` tabs, around the ends; -1 for other keys. */
function stepTo(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

/** How wide a row's edge is that fades while there is more beyond it, in CSS pixels. */
const FADING_EDGE = 32;

/** Scrolls a tab's row sideways until the whole tab is visible. The page doesn't scroll. */
function scrollInRow(tab: HTMLElement | undefined): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const { left, right } = tab.getBoundingClientRect();
  const sight = row.getBoundingClientRect();
  const before = sight.left + FADING_EDGE - left;
  const after = right + FADING_EDGE - sight.right;
  if (before > 0) row.scrollLeft -= before;
  else if (after > 0) row.scrollLeft += after;
}
