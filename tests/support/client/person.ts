import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterPaint } from '@/shared/lib/after-paint';

/** What follows from a typed letter begins after its paint. */
export const untilPainted = () =>
  act(() => new Promise<void>((resolve) => void afterPaint(resolve)));

const isSearching = () => document.activeElement?.matches('[role=search] *') ?? false;

/** A person with a mouse and a keyboard, who looks at a search's line once the last letter is painted. */
export function aPerson(): UserEvent {
  const user = userEvent.setup();
  const looking =
    <Given extends unknown[]>(does: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await does(...given);
      if (isSearching()) await untilPainted();
    };
  return {
    ...user,
    type: looking(user.type),
    keyboard: looking(user.keyboard),
    clear: looking(user.clear),
    paste: looking(user.paste),
  };
}
