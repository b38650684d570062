import {
  useLayoutEffect,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/**
 * Text that looks like a field and becomes one when it takes the focus: a list has thousands, and a browser needs many
 * times as long to paint a field as to paint its text (docs/decisions/0034).
 *
 * @param element the text or the field, whichever is there
 * @param isNeeded whether only a field will do, such as while something is typed
 * @param role the field's role, which the text has too
 */
export function useFieldAtFocus(
  element: RefObject<HTMLElement>,
  isNeeded: boolean,
  role: 'textbox' | 'combobox' = 'textbox',
) {
  const [hasFocus, setFocus] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!hasFocus || document.activeElement === current) return;
    current?.focus({ preventScroll: true });
    // The browser's own scrolling would put it in the middle of the window.
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [element, hasFocus]);

  return {
    isField: hasFocus || isNeeded,
    /** The text's attributes, besides its name. */
    ofText: {
      role,
      tabIndex: 0,
      // At once, so that the first key already reaches the field.
      onFocus: () => flushSync(() => setFocus(true)),
      onMouseDown(event) {
        // The browser would go on to place a caret in the text, which is gone by then.
        event.preventDefault();
        event.currentTarget.focus();
      },
    } satisfies HTMLAttributes<HTMLElement>,
    /** Called when the field takes the focus, and when it loses it. */
    enter: () => setFocus(true),
    leave({ target, relatedTarget }: FocusEvent) {
      // Another window or a dialog only borrows the focus.
      const isLent =
        document.activeElement === target || relatedTarget?.closest('[aria-modal="true"]');
      if (!isLent) setFocus(false);
    },
  };
}
