import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** The page follows a typed letter after its paint. */
export const untilFollowed = () =>
  act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve))));

const isSearching = () => document.activeElement?.matches('[role=search] *') ?? false;

/** A person with a mouse and a keyboard, who looks at a search's line once the page has followed the last letter. */
export function aPerson(): UserEvent {
  const user = userEvent.setup();
  const looking =
    <Given extends unknown[]>(does: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await does(...given);
      if (isSearching()) await untilFollowed();
    };
  return {
    ...user,
    type: looking(user.type),
    keyboard: looking(user.keyboard),
    clear: looking(user.clear),
    paste: looking(user.paste),
  };
}

/** More than any page has. */
const MAX_STOPS = 100;

/** Presses Tab until an element has the focus; fails if it can't be reached. */
export async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  for (let stops = 0; document.activeElement !== element; stops += 1) {
    if (stops === MAX_STOPS) throw new Error(`Tab doesn't reach ${element.outerHTML}`);
    await user.tab();
  }
}

/** Chooses in a select that is text until the mouse or the focus comes to it. */
export async function choose(
  user: UserEvent,
  field: () => HTMLElement,
  option: string,
): Promise<void> {
  await user.hover(field());
  await user.selectOptions(field(), option);
}
