import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import {
  afterHydration,
  beginHydration,
  HydratedApart,
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

describe('a part that is hydrated apart', () => {
  let container: HTMLElement;
  let root: Root;
  beforeEach(() => {
    // Within `act`, React would hydrate everything at once, so it warns.
    jest.spyOn(console, 'error').mockImplementation();
    container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<h1>a</h1><!--$--><p>a</p><!--/$-->';
  });
  afterEach(() => {
    act(() => root.unmount());
    container.remove();
  });

  let say: (word: string) => void;
  function Page() {
    useEndOfHydration();
    const [word, setWord] = useState('a');
    useLayoutEffect(() => {
      say = setWord;
    }, []);
    return (
      <>
        <h1>{word}</h1>
        <Part name="page" />
        <HydratedApart>
          <p>{word}</p>
          <Part name="part" />
        </HydratedApart>
      </>
    );
  }
  const mistakes = jest.fn();
  const hydrate = () => {
    beginHydration();
    flushSync(() => {
      root = hydrateRoot(container, <Page />, { onRecoverableError: mistakes });
    });
  };

  test('shows its own first screen, after that of the page around it', async () => {
    hydrate();
    expect(seen).toEqual({ page: [true] });
    await waitFor(() => expect(seen).toEqual({ page: [true, false], part: [true, false] }));
    expect(mistakes).not.toHaveBeenCalled();
  });

  test('ends hydration', async () => {
    hydrate();
    const ended = jest.fn();
    afterHydration(ended);
    expect(ended).not.toHaveBeenCalled();
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    const again = jest.fn();
    afterHydration(again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('keeps its markup when the page around it changes before, and changes after', async () => {
    const markup = container.querySelector('p');
    hydrate();
    flushSync(() => say('b'));
    expect(container).toHaveTextContent('ba');
    await waitFor(() => expect(container).toHaveTextContent('bb'));
    expect(container.querySelector('p')).toBe(markup);
    expect(mistakes).not.toHaveBeenCalled();
  });
});
