import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AFTER_LETTER } from '@/entities/search-line/model/use-own-text';

/** The page follows a typed letter a moment later. */
export const untilFollowed = () =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve, AFTER_LETTER)));

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
