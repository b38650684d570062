interface OpenModal {
  element: HTMLElement;
  close: () => void;
}

/** Open dialogs, the topmost last. A module's state, since there is one screen and one focus. */
const stack: OpenModal[] = [];

function closeTopmost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  stack.at(-1)?.close();
}

/** Brings back the focus that left the topmost dialog, for instance because its element vanished. */
function keepFocusInside(event: FocusEvent): void {
  const top = stack.at(-1)?.element;
  if (top && event.target instanceof Node && !top.contains(event.target)) top.focus();
}

export const openModals = {
  /** Puts a dialog on top; the returned function takes it away. */
  enter(element: HTMLElement, close: () => void): () => void {
    const modal = { element, close };
    if (stack.length === 0) {
      document.addEventListener('keydown', closeTopmost);
      document.addEventListener('focusin', keepFocusInside);
    }
    stack.push(modal);
    return () => {
      stack.splice(stack.indexOf(modal), 1);
      if (stack.length > 0) return;
      document.removeEventListener('keydown', closeTopmost);
      document.removeEventListener('focusin', keepFocusInside);
    };
  },
};
