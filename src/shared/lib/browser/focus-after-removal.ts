import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the button that replaces a control, if the focus was lost with the control.
 *
 * @param isThere whether the control is shown instead of the button
 */
export function useFocusAfterRemoval(isThere: boolean): RefObject<HTMLButtonElement> {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isThere);
  useEffect(() => {
    const isLost = was.current && !isThere && document.activeElement === document.body;
    was.current = isThere;
    if (isLost) button.current?.focus();
  }, [isThere]);
  return button;
}
