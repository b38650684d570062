import { fireEvent } from '@testing-library/react';
import { loadAhead } from './load-ahead';

const lazy = jest.fn(async () => ({ Component: () => null }));
const loadPage = jest.fn(async (_segment?: string) => undefined);
const loadData = jest.fn();
const dispatch = jest.fn();

beforeAll(() => {
  loadAhead(
    [
      { path: '/contact', lazy },
      { path: '/cards/:segment', handle: { loadPage, loadData } },
    ],
    dispatch,
  );
  document.body.innerHTML = `
    <main>
      <a href="/contact"><b>Contact</b></a>
      <a href="/cards/SOR">Set</a>
      <a href="https://elsewhere.example/contact">Elsewhere</a>
      <p>Words</p>
    </main>`;
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  fireEvent.pointerOver(document.querySelector('p')!);
  fireEvent.focusIn(document.querySelector('p')!);
});
afterEach(() => jest.useRealTimers());

const linkOf = (index: number) => document.querySelectorAll('a')[index]!;

/** A mouse comes to an element. */
function pointAt(element: Element) {
  const event = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(element, Object.assign(event, { pointerType: 'mouse' }));
}

test('once somebody uses the page, the files of the sets and cards in it are loaded, and no others', () => {
  fireEvent.pointerMove(document.body);
  fireEvent.pointerMove(document.body);
  fireEvent.keyDown(document.body);
  expect(loadPage.mock.calls).toEqual([['SOR']]);
  expect(lazy).not.toHaveBeenCalled();
});

test('a page’s file is loaded once for each visit of the pointer to its link', () => {
  fireEvent.pointerOver(document.querySelector('b')!);
  fireEvent.pointerOver(linkOf(0));
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('the focus does the same, and says which set or card', () => {
  fireEvent.focusIn(linkOf(1));
  expect(loadPage).toHaveBeenCalledWith('SOR');
});

test.each(['pointerOver', 'keyUp'] as const)(
  'what the page shows is loaded as soon as a finger or a key comes to its link: %s',
  (event) => {
    fireEvent[event](linkOf(1));
    jest.advanceTimersByTime(0);
    expect(loadData).toHaveBeenCalledWith(dispatch, 'SOR');
  },
);

test('a mouse has to stay for a moment', () => {
  pointAt(linkOf(1));
  jest.advanceTimersByTime(20);
  pointAt(document.querySelector('p')!);
  jest.runAllTimers();
  expect(loadData).not.toHaveBeenCalled();
  pointAt(linkOf(1));
  jest.runAllTimers();
  expect(loadData).toHaveBeenCalledTimes(1);
});

test('links to elsewhere, and words, load nothing', () => {
  fireEvent.pointerOver(linkOf(2));
  fireEvent.pointerOver(document.querySelector('p')!);
  expect(lazy).not.toHaveBeenCalled();
});
