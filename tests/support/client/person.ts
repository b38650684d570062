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
