import { screen, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import type { Fixture } from '@tests/support/client/answers';
import { failing, type FakeApi } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

const admin = aUser({ roles: ['USER', 'ADMIN'] });
const DASHBOARD: Fixture<'Dashboard'> = {
  people: 1234,
  newPeople: 12,
  cardSets: 5,
  cards: 1250,
  oldestPriceAt: '2026-01-02T00:00:00.000Z',
  newestPriceAt: '2026-03-01T00:00:00.000Z',
  openOffers: 7,
  waitingReports: 3,
  recentFaults: [
    { reference: '0123456789abcdef', at: '2026-03-01T10:00:00.000Z', operation: 'CardSetCards' },
  ],
};

const open = (dashboard: Fixture<'Dashboard'>, prepare?: (api: FakeApi) => void) =>
  renderApp('/admin', {
    user: admin,
    answers: { dashboard },
    ...(prepare && { prepare }),
  });

const figures = () =>
  screen.getAllByRole('term').map((term) => {
    const [value, more] = [term.nextElementSibling, term.nextElementSibling?.nextElementSibling];
    return [term.textContent, value?.textContent, more?.textContent];
  });

test('shows the figures, and the faults that people may report', async () => {
  open(DASHBOARD);
  const faults = await screen.findByRole('table', { name: 'Last faults' });
  expect(figures()).toEqual([
    ['People', '1,234', '12 new this week'],
    ['Card sets', '5', '1,250 cards'],
    ['Newest price', 'Mar 1, 2026', 'Oldest: Jan 2, 2026'],
    ['Open offers', '7', 'Pending, or accepted and not exchanged'],
    ['Waiting reports', '3', 'Read the reports'],
  ]);
  const navigation = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(navigation.getByRole('link', { name: 'Reports 3 reports waiting' })).toBeVisible();
  expect(within(faults).getByText('0123456789abcdef')).toBeVisible();
  expect(within(faults).getByText('CardSetCards')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage users' })).toHaveAttribute(
    'href',
    '/admin/users',
  );
});

test('says so if there is nothing', async () => {
  open({ ...DASHBOARD, oldestPriceAt: null, newestPriceAt: null, recentFaults: [] });
  expect(await screen.findByText(/Nothing has failed/)).toBeVisible();
  expect(screen.getByText('No card has a price.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the link to the users works without the figures, and a retry loads them', async () => {
  const { api, user } = open(DASHBOARD, (it) => it.answerWith(failing.html(500)));
  await user.click(
    await within(await screen.findByRole('main')).findByRole('button', { name: 'Try again' }),
  );
  expect(screen.getByRole('link', { name: 'Manage users' })).toBeVisible();
  api.answerWith(null);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,234')).toBeVisible();
});
