import { screen, within } from '@testing-library/react';
import { aCard } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { catalogue } from '@tests/factories/small-catalogue';
import { renderApp } from '@tests/support/client/render-app';

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
    'Brass Harrier',
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

test('a header sorts by its column, and the other way when clicked again', async () => {
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

test('draws a window’s worth of a long list, and counts all of it', async () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    aCard({ id: `sor-${index + 1}`, name: `Card ${index}`, standardCardNumber: index + 1 }),
  );
  renderApp('/cards/sor?view=list', { catalogue: { cardSets: [aCardSet({ cards: many })] } });
  expect(await table()).toHaveAttribute('aria-rowcount', '1001');
  expect((await names()).length).toBeLessThan(80);
});
