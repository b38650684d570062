import { screen, within } from '@testing-library/react';
import { aCard } from '@tests/factories/card';
import { aCardImage } from '@tests/factories/card-image';
import { aCardSet } from '@tests/factories/card-set';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const card = aCard({
  id: 'sor-007',
  name: 'Ember Warden',
  subtitle: 'Keeper of the Last Light',
  rarity: 'LEGENDARY',
  cardType: 'UNIT',
  arena: 'SPACE',
  aspects: ['COMMAND', 'HEROISM'],
  traits: ['Pilot', 'Drifter'],
  cost: 5,
  power: 4,
  hp: 6,
  unique: true,
  frontText: 'When played: light the beacon.',
  images: { front: aCardImage('ember'), back: null },
});
const catalogue = { cardSets: [aCardSet({ cards: [card] })] };

const fact = async (term: string) =>
  (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;

test('shows all fields of the card', async () => {
  renderApp('/cards/sor-007', { catalogue });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ember Warden' })).toBeVisible();
  expect(screen.getByText('Keeper of the Last Light')).toBeVisible();
  expect(await fact('Type')).toHaveTextContent('Unit');
  expect(await fact('Rarity')).toHaveTextContent('Legendary');
  expect(await fact('Cost')).toHaveTextContent('5');
  expect(await fact('Power')).toHaveTextContent('4');
  expect(await fact('HP')).toHaveTextContent('6');
  expect(await fact('Arena')).toHaveTextContent('Space');
  expect(await fact('Traits')).toHaveTextContent('Pilot, Drifter');
  expect(await fact('Card text')).toHaveTextContent('When played: light the beacon.');
  expect(await fact('Unique')).toHaveTextContent('Yes');
  const icons = within((await fact('Aspects')) as HTMLElement);
  expect(await icons.findByRole('img', { name: 'Command' })).toHaveAttribute(
    'src',
    '/images/aspects/command/40',
  );
  expect(icons.getByRole('img', { name: 'Heroism' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ember Warden' })).toHaveAttribute(
    'src',
    '/images/cards/ember/1280',
  );
});

test('Back leads home where the visit began with the card', async () => {
  const { user, router } = renderApp('/cards/sor-007', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(router.state.location.pathname).toBe('/');
});

test('Back leads to where one came from', async () => {
  const { user, router } = renderApp('/cards/sor?view=list', { catalogue });
  await user.click(await screen.findByRole('link', { name: 'Ember Warden' }));
  expect(router.state.location.pathname).toBe('/cards/sor-007');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(router.state.location.pathname).toBe('/cards/sor');
  expect(router.state.location.search).toBe('?view=list');
});

test('an id that no card has', async () => {
  renderApp('/cards/sor-999', { catalogue });
  expect(await screen.findByText('Card not found')).toBeVisible();
});

test('a failure says so, and another try helps', async () => {
  const { api, user } = renderApp('/cards/sor-007', {
    catalogue,
    prepare: (it) => it.answerWith(failing.html(500)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: /);
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ember Warden' })).toBeVisible();
});

test('shows a skeleton while the card loads', async () => {
  renderApp('/cards/sor-007', { prepare: (api) => api.answerWith(failing.silent) });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
});
