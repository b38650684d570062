import { screen, within } from '@testing-library/react';
import { aCardSet } from '@tests/factories/card-set';
import { cards, catalogue } from '@tests/factories/small-catalogue';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

test('an unknown code is told once the sets are loaded', async () => {
  renderApp('/cards/nope', { catalogue });
  expect(await screen.findByText('Invalid card set code')).toBeVisible();
});

test.each(['/cards/sor', '/cards/SOR', '/card-sets/sor', '/card-sets/SOR'])(
  '%s is the set',
  async (path) => {
    renderApp(path, { catalogue });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lanterns of the Rim' });
    expect(heading).toBeVisible();
  },
);

test.each(['/cards/ts26', '/cards/TS26', '/card-sets/ts26'])(
  '%s is a set whose code has digits',
  async (path) => {
    const starter = aCardSet({ id: 'ts26', code: 'TS26', name: 'Starter Decks', cards });
    renderApp(path, { catalogue: { cardSets: [...catalogue.cardSets, starter] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Starter Decks' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Brass Harrier' })).toBeVisible();
  },
);

test('a set without cards is coming soon', async () => {
  renderApp('/cards/lof', { catalogue });
  expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
});

test('holds 24 pictures’ places while the cards load', async () => {
  renderApp('/cards/sor', { prepare: (api) => api.answerWith(failing.silent) });
  expect(await screen.findAllByTestId('card-image-placeholder')).toHaveLength(24);
});

test('holds the places of 20 rows of 11 columns while the list loads', async () => {
  renderApp('/cards/sor?view=list', { prepare: (api) => api.answerWith(failing.silent) });
  const rows = await screen.findAllByTestId('card-row-placeholder');
  expect(rows).toHaveLength(20);
  expect(rows[0]?.children).toHaveLength(11);
});

test('a failure says so once, and another try helps', async () => {
  const { api, user } = renderApp('/cards/sor', {
    catalogue,
    prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The database rests');
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Brass Harrier' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an answer that this build doesn’t know is told by name, with a reload', async () => {
  const cardSet = aCardSet();
  const answer = {
    cardSets: [cardSet],
    cardSet: { ...cardSet, cards: [{ ...cards[0], arena: 'SEA' }] },
  };
  renderApp('/cards/sor', {
    prepare: (api) => api.answerWith(async () => Response.json({ data: answer })),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Unknown arena: SEA');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('pictures come with the price note and prices', async () => {
  renderApp('/cards/sor', { catalogue });
  expect(
    await screen.findByText(
      'Market prices in USD from a card price provider, last updated March 1, 2026',
    ),
  ).toBeVisible();
  const [first, second] = within(
    screen.getByRole('list', { name: 'Cards of Lanterns of the Rim' }),
  ).getAllByRole('listitem', { name: '' });
  expect(first).toHaveTextContent('Brass Harrier$1.25Foil: N/A');
  expect(second).toBeDefined();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
