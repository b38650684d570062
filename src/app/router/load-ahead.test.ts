import { fireEvent } from '@testing-library/react';
import { loadAhead } from './load-ahead';

const lazy = jest.fn(async () => ({ Component: () => null }));
const loadPage = jest.fn(async (_segment?: string) => undefined);

beforeAll(() => {
  loadAhead([
    { path: '/contact', lazy },
    { path: '/cards/:segment', handle: { loadPage } },
  ]);
  document.body.innerHTML = `
    <a href="/contact"><b>Contact</b></a>
    <a href="/cards/SOR">Set</a>
    <a href="https://elsewhere.example/contact">Elsewhere</a>
    <p>Words</p>`;
});

test('a page’s file is loaded once for each visit of the pointer to its link', () => {
  fireEvent.pointerOver(document.querySelector('b')!);
  fireEvent.pointerOver(document.querySelector('a')!);
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('the focus does the same, and says which set or card', () => {
  fireEvent.focusIn(document.querySelectorAll('a')[1]!);
  expect(loadPage).toHaveBeenCalledWith('SOR');
});

test('links to elsewhere, and words, load nothing', () => {
  lazy.mockClear();
  fireEvent.pointerOver(document.querySelectorAll('a')[2]!);
  fireEvent.pointerOver(document.querySelector('p')!);
  expect(lazy).not.toHaveBeenCalled();
});
