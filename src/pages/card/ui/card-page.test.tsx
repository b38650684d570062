import { act, screen, within } from '@testing-library/react';
import { aCard, aCardImage, aPrinting } from '@tests/factories/card';
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
  expect(await icons.findByRole('img', { name: 'Command' })).toBeVisible();
  expect((await fact('Aspects'))?.closest('dl')).toHaveStyle({
    '--aspect-command': 'url("/images/aspects/command/40")',
  });
  expect(icons.getByRole('img', { name: 'Heroism' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ember Warden' })).toHaveAttribute(
    'src',
    '/images/cards/ember/1280',
  );
});

test('an aspect without a picture is shown by name', async () => {
  const loaded: HTMLImageElement[] = [];
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    loaded.push(image);
    return image;
  });
  renderApp('/cards/sor-007', { catalogue });
  const icons = within((await fact('Aspects')) as HTMLElement);
  await icons.findByRole('img', { name: 'Command' });
  act(() => {
    loaded.find(({ src }) => src.includes('/command/'))?.dispatchEvent(new Event('error'));
  });
  expect(icons.getByText('Command')).toBeVisible();
  expect(icons.getAllByRole('img').map(({ title }) => title)).toEqual(['Heroism']);
});

test('Back leads home where the visit began with the card', async () => {
  const { user, router } = renderApp('/cards/sor-007', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(router.state.location.pathname).toBe('/');
});

test('Back leads to the previous page', async () => {
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

test('a failure says so, and a retry works', async () => {
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

describe('printings', () => {
  const leader = aCard({
    id: 'sor-008',
    name: 'Tidal Marshal',
    images: { front: aCardImage('tidal', 'LANDSCAPE'), back: aCardImage('tidal-back') },
    cardVariants: [
      aPrinting('SHOWCASE', 0, { number: '270' }),
      aPrinting('FOIL', 250, { number: '008F' }),
      aPrinting('STANDARD', 125, { number: '008', otherNumbers: ['027'] }),
    ],
  });
  const open = async () => {
    const app = renderApp('/cards/sor-008', {
      catalogue: { cardSets: [aCardSet({ cards: [leader] })] },
    });
    return { ...app, list: await screen.findByRole('list', { name: 'Printings' }) };
  };

  test('all printings are listed, the plainest first, each with its number and price', async () => {
    const { list } = await open();
    const rows = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Standard008, 027$1.25CountWantSell',
      'Foil008F$2.50CountWantSell',
      'Showcase270N/ACountWantSell',
    ]);
  });

  test('a chosen one is shown large, under the tab of its group', async () => {
    const { list, user } = await open();
    const large = () => screen.getByRole('img', { name: 'Tidal Marshal' });
    const foil = within(list).getByRole('button', { name: 'Foil' });
    await user.click(foil);
    expect(foil).toHaveAttribute('aria-pressed', 'true');
    expect(large()).toHaveAttribute('src', expect.stringContaining('front-foil'));
    await user.click(screen.getByRole('tab', { name: 'Showcase' }));
    expect(large()).toHaveAttribute('src', expect.stringContaining('front-showcase'));
    expect(foil).toHaveAttribute('aria-pressed', 'false');
  });

  test('a card with a back can be flipped, and another printing starts with its front', async () => {
    const { list, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Show Back' }));
    expect(screen.getByRole('img', { name: 'Tidal Marshal (back)' })).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Foil' }));
    expect(screen.getByRole('img', { name: 'Tidal Marshal' })).toBeInTheDocument();
  });
});
