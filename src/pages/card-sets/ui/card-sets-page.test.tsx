import { screen, within } from '@testing-library/react';
import { aCardSet } from '@tests/factories/card-set';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const cardSets = [
  aCardSet({ id: 'sor', code: 'SOR', name: 'Lanterns of the Rim' }),
  aCardSet({ id: 'twi', code: 'TWI', name: 'Dusk Tides', imageUrl: null }),
];

test('shows each set with picture, name, description and a link to it', async () => {
  renderApp('/card-sets', { catalogue: { cardSets } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Card Sets' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Card sets' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Lanterns of the Rim');
  expect(first).toHaveTextContent('Lamp keepers hold the last lights of the outer worlds.');
  expect(within(first!).getByText('View Set')).toHaveAttribute('href', '/card-sets/SOR');
  // 1000 px × 1.5 × 1.5, rounded up to the largest step
  expect(first!.querySelector('img')).toHaveAttribute('src', '/images/card_sets/sor/1280');
  expect(second!.querySelector('img')).toHaveAttribute('src', '/images/card_sets/default.jpg');
});

test('a set without a description reserves no space for one', async () => {
  const brief = aCardSet({ id: 'ts26', code: 'TS26', name: 'TS26', description: '' });
  renderApp('/card-sets', { catalogue: { cardSets: [...cardSets, brief] } });
  const articles = await screen.findAllByRole('article');
  expect(articles.map((article) => article.querySelectorAll('p').length)).toEqual([1, 1, 0]);
});

test('shows three placeholder cards while the sets load', async () => {
  renderApp('/card-sets', { prepare: (api) => api.answerWith(failing.silent) });
  expect(await screen.findAllByTestId('card-set-placeholder')).toHaveLength(3);
});

test('says what went wrong, and a retry works', async () => {
  const { api, user } = renderApp('/card-sets', {
    catalogue: { cardSets },
    prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The database rests');
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('View Set')).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an empty catalogue says how to fill it', async () => {
  renderApp('/card-sets', { catalogue: { cardSets: [] } });
  expect(await screen.findByText(/There are no card sets yet/)).toBeVisible();
});
