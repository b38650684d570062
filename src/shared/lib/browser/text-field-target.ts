const TEXT_FIELD =
  'textarea, select, [contenteditable], input:not([type="checkbox"]):not([type="radio"])';

/** Whether a key goes to something in which people type, so it isn't a shortcut. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_FIELD) !== null;
