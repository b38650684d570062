import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { aDeck, deckAnswers } from '@tests/support/client/decks';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const own = [
  aDeck({ id: 'deck-1', name: 'League night', isBuilt: true }),
  aDeck({ id: 'deck-2', name: 'Dear one' }),
  aDeck({ id: 'deck-3', name: 'Cheap one' }),
  aDeck({ id: 'deck-4', name: 'Without a price' }),
];
const lacks = {
  'deck-2': { missing: 2, missingCents: 9_000 },
  'deck-3': { missing: 12, missingCents: 840 },
  'deck-4': { missing: 3, missingCents: 0, unpriced: 3 },
};
const theirs = aDeck({
  id: 'deck-9',
  name: 'Of others',
  isOwner: false,
  ownerHandle: 'fern',
  visibility: 'PUBLIC',
});

const names = () =>
  within(screen.getByRole('list', { name: 'Your decks' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('shows what each deck lacks, and sorts by it', async () => {
  const { user, router } = renderApp('/decks', {
    user: aUser(),
    answers: deckAnswers(own, { lacks }),
  });
  const list = await screen.findByRole('list', { name: 'Your decks' });
  const [first, second, , fourth] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Built');
  expect(first).toHaveTextContent('You own all of it');
  expect(second).toHaveTextContent('2 copies missing');
  expect(second).toHaveTextContent('$90.00');
  expect(fourth).toHaveTextContent('No price');

  await user.click(screen.getByRole('button', { name: 'Fewest missing' }));
  expect(names()).toEqual(['League night', 'Dear one', 'Without a price', 'Cheap one']);
  await user.click(screen.getByRole('button', { name: 'Cheapest' }));
  expect(names()).toEqual(['League night', 'Cheap one', 'Dear one', 'Without a price']);
  expect(router.state.location.search).toBe('?sort=money');
});

test('a visitor sees what players show to everyone, and is invited to log in', async () => {
  renderApp('/decks', { answers: deckAnswers([theirs]) });
  expect(await screen.findByRole('link', { name: 'Of others' })).toHaveAttribute(
    'href',
    '/decks/deck-9',
  );
  expect(await screen.findByText('fern')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect_to=%2Fdecks',
  );
});

test('others’ decks are searched by words and format, kept in the address, and shown page by page', async () => {
  const decks = ['Ember one', 'Ember two', 'Ash three', 'Ember four'].map((name, at) =>
    aDeck({ ...theirs, id: `theirs-${at}`, name, format: at === 3 ? 'twin-suns' : 'premier' }),
  );
  const { user, router } = renderApp('/decks?format=premier&text=ember&sort=cost', {
    answers: deckAnswers(decks),
  });
  const list = await screen.findByRole('list', { name: 'Decks of other players' });
  const shown = () => within(list).getAllByRole('link');
  const text = () => shown().map(({ textContent }) => textContent);
  expect(text()).toEqual(['Ember one', 'Ember two']);
  expect(screen.getByText('Ignored in this link: sort=cost')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: /^Search decks/ })).toHaveValue('ember');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'All formats');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Ember four' })).toHaveFocus();
  expect(text()).toEqual(['Ember one', 'Ember two', 'Ember four']);
  expect(router.state.location.search).toBe('?text=ember');

  await user.type(screen.getByRole('searchbox', { name: /^Search decks/ }), ' none');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: 'Ember two' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox', { name: /^Search decks/ })).toHaveFocus();
});

test('a first deck is begun on the empty page', async () => {
  const decks = [theirs];
  const { user, router } = renderApp('/decks', { user: aUser(), answers: deckAnswers(decks) });
  expect(await screen.findByRole('heading', { name: "You don't have a deck yet" })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New deck' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'New deck' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/decks/deck-2');
});

test('says what went wrong, and a retry works', async () => {
  const { api, user } = renderApp('/decks', {
    user: aUser(),
    answers: deckAnswers(own),
    prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
  });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('alert')).toHaveTextContent('The database rests');
  api.answerWith(null);
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Your decks' })).toBeVisible();
});
