import { useSyncExternalStore } from 'react';

/** An open dialog. */
interface OpenModal {
  element: HTMLElement;
  close: () => void;
  /** Whether the browser's history has an entry for it. */
  hasEntry: boolean;
  /** The parameter by which the address names what it shows, such as `card=sor-059`. */
  parameter?: string | undefined;
}

/** The topmost last. State of the module, since there is only one screen and one focus. */
let stack: readonly OpenModal[] = [];

const listeners = new Set<() => void>();

function setStack(next: readonly OpenModal[]): void {
  if (stack.length === 0 && next.length > 0) {
    document.addEventListener('keydown', closeAtEscape);
    document.addEventListener('focusin', keepFocusInside);
  }
  stack = next;
  for (const listener of listeners) listener();
  if (stack.length > 0) return;
  document.removeEventListener('keydown', closeAtEscape);
  document.removeEventListener('focusin', keepFocusInside);
}

/** The open dialogs of the screen. */
export const openModals = {
  list: () => stack,
  /** Adds a dialog on top. @returns a function that removes it */
  enter(modal: OpenModal): () => void {
    setStack([...stack, modal]);
    return () => setStack(stack.filter(({ element }) => element !== modal.element));
  },
  /** Says what a dialog shows now. */
  name(element: HTMLElement, parameter: string | undefined): void {
    const modal = stack.find((each) => each.element === element);
    if (!modal || modal.parameter === parameter) return;
    setStack(stack.map((each) => (each === modal ? { ...modal, parameter } : each)));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const NONE: readonly OpenModal[] = [];

/** The open dialogs, the topmost last; none on the server. */
export const useOpenModals = (): readonly OpenModal[] =>
  useSyncExternalStore(openModals.subscribe, openModals.list, () => NONE);

function closeAtEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  stack.at(-1)?.close();
}

/** Returns the focus to the topmost dialog if it left, for instance because its element was removed. */
function keepFocusInside(): void {
  const top = stack.at(-1)?.element;
  // The event's target may have passed the focus on to an element that replaces it.
  if (top && !top.contains(document.activeElement)) top.focus();
}
