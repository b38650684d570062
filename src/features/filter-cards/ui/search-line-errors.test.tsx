import { act, fireEvent, screen } from '@testing-library/react';
import { cards } from '@tests/factories/small-catalogue';
import { renderWithProviders } from '@tests/support/client/render-app';
import { SearchLine } from './search-line';
import { selectCardSearchLine } from '../model/card-list-selectors';
import { selectCardListLink } from '../model/list-links';
import { typeSearchLine } from '../model/type-search-line';

const field = () => screen.getByRole('combobox', { name: 'Search cards' });
const marked = () =>
  [...document.querySelectorAll('[aria-hidden] mark')].map(({ textContent }) => textContent);

function open() {
  const app = renderWithProviders(<SearchLine cards={cards} />);
  return { ...app, list: () => app.store.getState().cardList };
}

test('errors name and underline the wrong word, and the good terms stay', async () => {
  const { store, user, list } = open();
  await user.type(field(), 'event');
  await user.keyboard(' colr:red');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Unknown field “colr”. Did you mean “cost”?');
  expect(marked()).toEqual(['colr']);
  expect(screen.getByRole('status')).toHaveTextContent('can’t be understood');
  expect(list().query).toBe('event colr:red');
  expect(selectCardSearchLine(store.getState())).toBe('type:event');
  expect(selectCardListLink(store.getState())).toBe('q=event+colr:red');
});

test('errors wait until the word is left', async () => {
  const { user } = open();
  await user.type(field(), 'rarity:rar');
  expect(field()).toBeValid();
  expect(marked()).toEqual([]);
  await user.keyboard('x ');
  expect(field()).toBeInvalid();
  expect(marked()).toEqual(['rarx']);
});

test('errors wait until the field is left', async () => {
  const { user } = open();
  await user.type(field(), '(cost<');
  expect(field()).toBeValid();
  await user.tab();
  expect(field()).toHaveAccessibleDescription(
    'A parenthesis is never closed. “cost” needs a number from 0 to 999.',
  );
  expect(marked()).toEqual(['(', 'cost<']);
});

test('the underline stays below its word while the field scrolls', async () => {
  const { user } = open();
  await user.type(field(), 'colr:red ');
  const place = () => document.querySelector('mark')?.parentElement?.style.transform;
  field().scrollLeft = 30;
  fireEvent.scroll(field());
  expect(place()).toBe('translateX(-30px)');
  field().scrollLeft = 40;
  await user.keyboard('{Enter}');
  expect(place()).toBe('translateX(-40px)');
});

test('errors beyond three are counted, and still underlined', () => {
  const { store } = open();
  act(() => void store.dispatch(typeSearchLine('x:1 x:1 x:1 x:1 x:1')));
  expect(field()).toHaveAccessibleDescription(
    'Unknown field “x”. Unknown field “x”. Unknown field “x”. And 2 more, underlined.',
  );
  expect(marked()).toHaveLength(5);
});

test('errors in a line that nobody is typing are shown at once', async () => {
  const { store } = open();
  act(() => void store.dispatch(typeSearchLine('cost<')));
  expect(marked()).toEqual(['cost<']);
});
