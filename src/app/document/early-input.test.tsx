import { act } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyInput } from './early-input';

function Page() {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Suspense>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Open
      </button>
      <output>
        {text}, {isOpen ? 'open' : 'closed'}
      </output>
    </Suspense>
  );
}

let root: HTMLElement;
let hydrated: Root | undefined;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
});
afterEach(() => {
  act(() => hydrated?.unmount());
  root.remove();
  delete window.takeEarlyPresses;
});

const hydrate = () =>
  act(() => {
    const handOver = takeEarlyInput(root);
    startTransition(() => void (hydrated = hydrateRoot(root, <Page />)));
    handOver();
  });
const shown = () => root.querySelector('output')?.textContent;
const field = () => root.querySelector('input') ?? document.createElement('input');

test('a letter that came before the application is in its state', () => {
  field().value = 'luke';
  hydrate();
  expect(shown()).toBe('luke, closed');
  expect(field()).toHaveValue('luke');
});

test('a button that was pressed before is pressed once', () => {
  const button = root.querySelector('button');
  window.takeEarlyPresses = () => (button ? [button] : []);
  hydrate();
  expect(shown()).toBe(', open');
});

test('without either, nothing happens', () => {
  hydrate();
  expect(shown()).toBe(', closed');
});
