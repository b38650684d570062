import { act, screen, waitFor, within } from '@testing-library/react';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { type AskedPage, pageOf } from '@tests/support/client/answers';
import { renderApp } from '@tests/support/client/render-app';

const PATH = '/collections/my/history';

const cards = [
  aCard({ id: 'sor-002', name: 'Tide Caller', standardCardNumber: 2 }),
  aCard({ cardVariants: [aPrinting('STANDARD', null), aPrinting('FOIL', null)] }),
];
const onDay: Record<string, { variantId: string; inventory: number }[]> = {
  '2026-03-01': [
    { variantId: 'sor-001-standard', inventory: 3 },
    { variantId: 'sor-001-foil', inventory: 1 },
  ],
  '2026-02-01': [{ variantId: 'sor-001-standard', inventory: 1 }],
};

async function openDay(path: string) {
  return renderApp(path, {
    user: aUser(),
    catalogue: { cardSets: [aCardSet({ cards }), aCardSet({ id: 'jtl', code: 'JTL' })] },
    answers: {
      collectionHistory: (asked: AskedPage) => pageOf([], asked),
      collectionOnDay: ({ day }: { day: string }) => onDay[day] ?? [],
    },
  });
}

test('shows the cards of that day, and follows a change of the day', async () => {
  const { user, router } = await openDay(`${PATH}?day=2026-03-01&set=sor`);
  const table = await screen.findByRole('table', {
    name: 'Lanterns of the Rim on Sunday, March 1, 2026',
  });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Number',
    'Name',
    'Standard',
    'Foil',
  ]);
  const [row, ...others] = within(table).getAllByRole('row').slice(1);
  expect(others).toEqual([]);
  expect(row).toHaveTextContent('1Lantern Scout31');
  expect(screen.getByText('4 copies of 2 printings')).toBeVisible();

  const day = screen.getByLabelText('Day');
  await user.clear(day);
  await user.type(day, '2026-02-01');
  expect(await screen.findByText('1 copy of 1 printing')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-02-01&set=sor'));
  await user.clear(day);
  await user.type(day, '2020-01-01');
  expect(await screen.findByText('You had no cards of this set on that day.')).toBeVisible();
});

test('tabs lead from the changes to a day and its sets, and back', async () => {
  const { user, router } = await openDay(PATH);
  await user.click(await screen.findByRole('tab', { name: 'As it was on a day' }));
  expect(await screen.findByLabelText('Day')).toHaveValue(new Date().toISOString().slice(0, 10));
  await user.click(await screen.findByRole('tab', { name: /JTL/ }));
  expect(router.state.location.search).toMatch(/^\?day=\d{4}-\d\d-\d\d&set=jtl$/);
  await act(() => router.navigate(-2));
  expect(screen.getByRole('tab', { name: 'Changes', selected: true })).toBeVisible();
});

test('says so if a day doesn’t exist', async () => {
  await openDay(`${PATH}?day=2026-02-30&set=sor`);
  expect(await screen.findByText('There is no such day.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
