import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** Moves the focus into a list from elsewhere, such as the search line above it. */
export interface FocusHandle {
  /** Makes the first item the active one and focuses it; false where the list is empty. */
  focusFirst: () => boolean;
}

interface RovingFocusOptions {
  /**
   * The element that contains the items. Each has its id as `data-item-id`; only the active one's button or field has
   * the tab index 0.
   */
  container: RefObject<HTMLElement | null>;
  /** All items in their order; the active one must always be in the document. */
  items: readonly { id: string }[];
  /** The index to which a key moves from another, which may be beyond the list's ends; null for other keys. */
  move: (key: string, from: number) => number | null;
  handle?: Ref<FocusHandle> | undefined;
  /** Shift was held while a key moved from one item to another; without it, such keys are left alone. */
  onExtend?: ((fromId: string, toId: string) => void) | undefined;
}

/**
 * Makes a list one stop of the Tab key, within which keys move from item to item (rules/accessibility#keyboard-lists).
 * The active item is remembered by its id, so it stays active when a filter keeps it or a sort moves it. When it is
 * removed, the first item becomes active. But if the focus was in the list, the item that takes its place becomes
 * active, and takes the focus if that was lost.
 */
export function useRovingFocus({ container, items, move, handle, onExtend }: RovingFocusOptions) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const hadFocus = useRef(false);
  const lastActive = useRef(0);
  const found = useMemo(
    () => (activeId === null ? 0 : items.findIndex(({ id }) => id === activeId)),
    [items, activeId],
  );
  const next = hadFocus.current ? items[Math.min(lastActive.current, items.length - 1)] : undefined;
  if (found === -1) setActiveId(next?.id ?? null);
  const active = Math.max(found, 0);

  const focusStop = (): boolean => {
    const stop = container.current?.querySelector<HTMLElement>(':is(button, input)[tabindex="0"]');
    stop?.focus({ preventScroll: true });
    // The browser's own scrolling would put it in the middle of the window, and the list would jump.
    stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return Boolean(stop);
  };
  const goTo = (index: number): boolean => {
    const item = items[index];
    if (!item) return false;
    // It has to be in the document before it can take the focus.
    flushSync(() => setActiveId(item.id));
    return focusStop();
  };
  useImperativeHandle(handle, () => ({ focusFirst: () => goTo(0) }));

  useLayoutEffect(() => {
    lastActive.current = active;
    // No focus event reports that an element was removed.
    if (hadFocus.current && document.activeElement === document.body) focusStop();
  });

  return {
    /** The active item's index. */
    active,
    /** Makes another item the active one without focusing it. */
    activate: setActiveId,
    events: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.shiftKey && !onExtend) return;
        const wanted = move(event.key, active);
        if (wanted === null) return;
        const index = Math.min(Math.max(wanted, 0), items.length - 1);
        // Beyond the ends, the key scrolls the page.
        if (index === active) return;
        event.preventDefault();
        const [from, to] = [items[active], items[index]];
        goTo(index);
        if (event.shiftKey && from && to) onExtend?.(from.id, to.id);
      },
      onFocus: ({ target }: FocusEvent) => {
        hadFocus.current = true;
        const id = target.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
        if (id !== undefined) setActiveId(id);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A dialog only borrows the focus, though the element to return to may be gone.
        hadFocus.current = relatedTarget?.closest('[aria-modal="true"]') != null;
      },
    },
  };
}
