import type { UserEvent } from '@testing-library/user-event';

/** More than any page has. */
const MAX_STOPS = 100;

/** Presses Tab until an element has the focus; fails if it can't be reached. */
export async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let stops = 0; document.activeElement !== element; stops += 1) {
    if (stops === MAX_STOPS) throw new Error(`Tab doesn't reach ${element.outerHTML}`);
    await user.tab();
  }
}
