import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import {
  beginHydration,
  useEndOfHydration,
  useIsFirstScreen,
  useMeasuredChange,
} from './first-screen';

/** What each component saw at each rendering. */
let seen: Record<string, boolean[]> = {};
beforeEach(() => (seen = {}));

function Part({ name }: { name: string }) {
  const isFirstScreen = useIsFirstScreen();
  (seen[name] ??= []).push(isFirstScreen);
  return null;
}

function Root({ children }: { children: ReactNode }) {
  useEndOfHydration();
  return children;
}

test('hydration shows the first screen, and then the browser’s own', async () => {
  beginHydration();
  render(
    <Root>
      <Part name="brought" />
    </Root>,
  );
  await waitFor(() => expect(seen['brought']).toEqual([true, false]));
});

test('what is shown later was never part of the first screen', async () => {
  beginHydration();
  const { rerender } = render(<Root>{null}</Root>);
  rerender(
    <Root>
      <Part name="later" />
    </Root>,
  );
  expect(seen['later']).toEqual([false]);
});

test('a measured change is applied, in a first screen and later', async () => {
  function Measured() {
    const change = useMeasuredChange();
    const [width, setWidth] = useState(0);
    return <button onClick={() => change(() => setWidth(width + 1))}>{width}</button>;
  }
  beginHydration();
  render(
    <Root>
      <Measured />
    </Root>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('1')).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('2')).toBeVisible();
});
