import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { followLink } from './follow-link';

const follow = jest.fn();
const outcomes: boolean[] = [];

const click = (name: string, keys: MouseEventInit = {}) => {
  render(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={(event) => outcomes.push(followLink(event, follow))}>
      <a href="/cards/sor-001">
        <b>Lantern Scout</b>
      </a>
      <span>Foil</span>
    </div>,
  );
  const event = createEvent.click(screen.getByText(name), { button: 0, ...keys });
  fireEvent(screen.getByText(name), event);
  return { wasLink: outcomes.at(-1), isPrevented: event.defaultPrevented };
};

beforeEach(() => follow.mockReset());

test('a plain click is followed within the application', () => {
  expect(click('Lantern Scout')).toEqual({ wasLink: true, isPrevented: true });
  expect(follow.mock.calls).toEqual([['/cards/sor-001']]);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j is left to the browser', (keys) => {
  expect(click('Lantern Scout', keys)).toEqual({ wasLink: true, isPrevented: false });
  expect(follow).not.toHaveBeenCalled();
});

test('ignores a click beside links', () => {
  expect(click('Foil')).toEqual({ wasLink: false, isPrevented: false });
  expect(follow).not.toHaveBeenCalled();
});
