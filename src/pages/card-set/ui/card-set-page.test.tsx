import { screen, waitFor, within, act } from '@testing-library/react';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { cards, catalogue } from '@tests/factories/small-catalogue';
import { inEuro } from '@tests/factories/currency';
import { aUser } from '@tests/factories/user';
import { someCollections } from '@tests/support/client/collections';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

describe('card set page', () => {
  test('an unknown code is reported once the sets are loaded', async () => {
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

  test('shows 24 placeholder pictures while the cards load', async () => {
    renderApp('/cards/sor', { prepare: (api) => api.answerWith(failing.silent) });
    expect(await screen.findAllByTestId('card-image-placeholder')).toHaveLength(24);
  });

  test('shows 20 placeholder rows of 11 columns while the list loads', async () => {
    renderApp('/cards/sor?view=list', { prepare: (api) => api.answerWith(failing.silent) });
    const rows = await screen.findAllByTestId('card-row-placeholder');
    expect(rows).toHaveLength(20);
    expect(rows[0]?.children).toHaveLength(11);
  });

  test('a failure says so once, and a retry works', async () => {
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

  test('a value that this build doesn’t know is named, with a reload', async () => {
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

  const priceNote = () =>
    screen.findByText(
      'Market prices in USD from a card price provider, last updated March 1, 2026',
    );

  test('pictures come with the price note and prices', async () => {
    renderApp('/cards/sor', { catalogue });
    expect(await priceNote()).toBeVisible();
    const [first, second] = within(
      screen.getByRole('list', { name: 'Cards of Lanterns of the Rim' }),
    ).getAllByRole('listitem', { name: '' });
    expect(first).toHaveTextContent('Ashen Oath');
    expect(second).toHaveTextContent('Brass HarrierSOR 002 Tireless$1.25Foil: N/A');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('a table has them as well: the price of the plainest printing that has one', async () => {
    const foil = { ...aPrinting('FOIL', 310), id: 'sor-003-foil' };
    const onlyFoil = aCard({
      id: 'sor-003',
      name: 'Dusk Runner',
      standardCardNumber: 3,
      cardVariants: [aPrinting('STANDARD', null), foil],
    });
    renderApp('/cards/sor?view=list', {
      catalogue: { cardSets: [aCardSet({ cards: [...cards, onlyFoil] })] },
    });
    expect(await priceNote()).toBeVisible();
    const cell = (name: RegExp) => screen.getByRole('cell', { name });
    expect(cell(/^Brass Harrier/)).toHaveTextContent('Brass Harrier Tireless $1.25');
    expect(cell(/^Dusk Runner/)).toHaveTextContent('Dusk Runner Foil: $3.10');
    expect(cell(/^Ashen Oath/)).toHaveTextContent(/^Ashen Oath\s*$/);
  });

  test('pictures are sorted from a menu, which shares order and address with the table', async () => {
    const { user, router } = renderApp('/cards/sor', { catalogue });
    const order = await screen.findByRole('combobox', { name: 'Order' });
    const list = await screen.findByRole('list', { name: 'Cards of Lanterns of the Rim' });
    const shown = () =>
      [...list.querySelectorAll<HTMLElement>('[data-item-id]')].map((item) => item.dataset.itemId);
    expect(order).toHaveDisplayValue('By number');
    expect(shown()).toEqual(['sor-001', 'sor-002', 'sor-010']);
    await user.selectOptions(order, 'Highest cost first');
    await waitFor(() => expect(shown()).toEqual(['sor-002', 'sor-001', 'sor-010']));
    expect(router.state.location.search).toBe('?sort=-cost');
    expect(router.state.historyAction).toBe('PUSH');
    await user.selectOptions(order, 'Highest price first');
    await waitFor(() => expect(shown()).toEqual(['sor-002', 'sor-001', 'sor-010']));
    expect(router.state.location.search).toBe('?sort=-price');
    await user.selectOptions(order, 'Lowest price first');
    await waitFor(() => expect(shown()).toEqual(['sor-001', 'sor-010', 'sor-002']));
    await user.selectOptions(order, 'Highest cost first');
    await user.click(screen.getByRole('button', { name: 'List' }));
    await screen.findByRole('table');
    expect(router.state.location.search).toBe('?view=list&sort=-cost');
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Cost')).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(header('Name')).getByRole('button'));
    expect(order).toHaveDisplayValue('By name');
  });
});

describe('what the viewer has', () => {
  const [harrier, ...others] = cards;
  const printings = [
    aPrinting('STANDARD', 125, { id: 'harrier-standard' }),
    aPrinting('FOIL', null, { id: 'harrier-foil' }),
  ];
  const own = { 'harrier-standard': 1, 'harrier-foil': 1 };
  const owned = {
    cardSets: [
      aCardSet({
        cards: [{ ...harrier!, cardVariants: printings }, ...others],
        releasedOn: '2024-03-08',
      }),
    ],
    collections: someCollections({ own }),
  };

  test('is marked on pictures, and the set’s head has its facts', async () => {
    renderApp('/cards/sor', { user: aUser(), catalogue: owned });
    const list = await screen.findByRole('list', { name: 'Cards of Lanterns of the Rim' });
    expect(await within(list).findByRole('img', { name: 'You have 2 of 3' })).toBeVisible();
    expect(within(list).getAllByText(/^\d\/\d$/)).toHaveLength(1);
    expect(screen.getByText('3 cards', { selector: 'p > span' })).toBeVisible();
    expect(screen.getByText('You have 1')).toBeVisible();
    expect(screen.getByText('Released March 8, 2024')).toBeVisible();
  });

  test('is marked on rows', async () => {
    renderApp('/cards/sor?view=list', { user: aUser(), catalogue: owned });
    const row = await screen.findByRole('row', { name: /Brass Harrier/ });
    expect(await within(row).findByRole('img', { name: 'You have 2 of 3' })).toBeVisible();
    expect(screen.getAllByText(/^\d\/\d$/)).toHaveLength(1);
  });

  test('isn’t asked for, and not marked, for a visitor', async () => {
    const { api } = renderApp('/cards/sor', { catalogue: owned });
    await screen.findByRole('button', { name: 'Brass Harrier' });
    expect(screen.queryByText(/^You have/)).not.toBeInTheDocument();
    expect(api.calls.map(({ operationName }) => operationName)).not.toContain(
      'UserCardSetCollection',
    );
  });
});

describe('set cards', () => {
  const table = () => screen.findByRole('table', { name: 'Cards of Lanterns of the Rim' });
  const names = async () =>
    within(await table())
      .getAllByRole('link')
      .map((link) => link.textContent);
  const header = (name: string) => screen.getByRole('columnheader', { name });

  test('has eleven columns and starts by number, ascending', async () => {
    renderApp('/cards/sor?view=list', { catalogue });
    expect(await names()).toEqual(['Ashen Oath', 'Brass Harrier', 'Comet Choir']);
    expect(screen.getAllByRole('columnheader').map((it) => it.textContent)).toEqual([
      'Number',
      'Name',
      'Rarity',
      'Cost',
      'Power',
      'HP',
      'Type',
      'Arena',
      'Aspects',
      'Traits',
      'Keywords',
    ]);
    expect(header('Number')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '4');
  });

  test('shows a card’s fields', async () => {
    renderApp('/cards/sor?view=list', { catalogue });
    const row = within(await table()).getByRole('row', { name: /Brass Harrier/ });
    expect(await within(row).findByRole('img', { name: 'Command' })).toBeVisible();
    expect(row).toHaveAttribute('aria-rowindex', '3');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((it) => it.textContent),
    ).toEqual([
      '2 HS:272 SC:302',
      'Brass Harrier Tireless $1.25',
      'Common',
      '10',
      '2',
      '3',
      'Unit',
      'Ground',
      '',
      'Vehicle, Droid',
      'Ambush, Sentinel',
    ]);
  });

  test('a header sorts by its column, and reverses when clicked again', async () => {
    const { user } = renderApp('/cards/sor?view=list', { catalogue });
    await table();
    await user.click(within(header('Cost')).getByRole('button'));
    expect(await names()).toEqual(['Comet Choir', 'Ashen Oath', 'Brass Harrier']);
    expect(header('Cost')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Number')).toHaveAttribute('aria-sort', 'none');
    await user.click(within(header('Cost')).getByRole('button'));
    expect(await names()).toEqual(['Brass Harrier', 'Ashen Oath', 'Comet Choir']);
    expect(header('Cost')).toHaveAttribute('aria-sort', 'descending');
  });

  test('a name leads to the card’s page without opening the dialog', async () => {
    const { user, router, store } = renderApp('/cards/sor?view=list', { catalogue });
    await table();
    await user.click(screen.getByRole('link', { name: 'Ashen Oath' }));
    expect(router.state.location.pathname).toBe('/cards/sor-001');
    expect(store.getState().cardDetail.cardId).toBeNull();
  });

  test('draws only a window’s worth of a long list, but states its full length', async () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      aCard({ id: `sor-${index + 1}`, name: `Card ${index}`, standardCardNumber: index + 1 }),
    );
    renderApp('/cards/sor?view=list', { catalogue: { cardSets: [aCardSet({ cards: many })] } });
    expect(await table()).toHaveAttribute('aria-rowcount', '1001');
    expect((await names()).length).toBeLessThan(80);
  });
});

describe('choose card view', () => {
  const table = () => screen.findByRole('table', { name: 'Cards of Lanterns of the Rim' });

  test('the view is in the address and in the slice; choosing one is a history entry', async () => {
    const { user, router, store } = renderApp('/cards/sor', { catalogue });
    await user.click(await screen.findByRole('button', { name: 'List' }));
    await table();
    expect(router.state.location.search).toBe('?view=list');
    expect(router.state.historyAction).toBe('PUSH');
    expect(store.getState().cardList.view).toBe('list');
    expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeVisible();

    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: 'Images', pressed: true })).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(store.getState().cardList.view).toBe('image');
  });

  test('a link to another set says which view, whatever was chosen before', async () => {
    const { router, store } = renderApp('/cards/sor?view=list', { catalogue });
    await table();
    await act(() => router.navigate('/card-sets/LOF'));
    await screen.findByRole('heading', { name: 'Coming Soon' });
    expect(store.getState().cardList.view).toBe('image');
    expect(router.state.location.search).toBe('');
  });

  test.each([
    ['dollars', undefined, /^\$\d/],
    ['euro', inEuro(), /^≈€\d/],
    ['euro without a rate', inEuro(null), /^\$\d/],
  ])('prices are in the currency of the person: %s', async (_, currency, text) => {
    const { store } = renderApp('/cards/sor', {
      catalogue,
      user: aUser(),
      ...(currency && { currency }),
    });
    const [first] = await screen.findAllByRole('list', { name: 'Market prices' });
    await waitFor(() => expect(first).toHaveTextContent(text));
    expect(store.getState().session.currency).toEqual(currency);
  });
});
