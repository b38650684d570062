import { useEffect, type RefObject } from 'react';

const TEXT_FIELD =
  'textarea, select, [contenteditable], input:not([type="checkbox"]):not([type="radio"])';

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TEXT_FIELD) !== null;

/** `/` leads to the field from anywhere but another field or an open dialog. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      // Shift is no reason to pass: on many keyboards / needs it.
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || event.isComposing || event.defaultPrevented) return;
      if (isTextField(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [field]);
}
