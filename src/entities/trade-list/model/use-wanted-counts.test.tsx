import { screen, waitFor } from '@testing-library/react';
import type { User } from '@domain/user';
import { aUser } from '@tests/factories/user';
import { renderWithProviders } from '@tests/support/client/render-app';
import { WantedBadge } from '../ui/wanted-badge';
import { useWantedCounts } from './use-wanted-counts';

function Wanted() {
  const counts = useWantedCounts();
  return (
    <>
      <p>{Object.keys(counts).length} printings</p>
      <WantedBadge count={counts['sor-001-foil']} />
      <WantedBadge count={counts['sor-001-standard']} />
    </>
  );
}

const show = (user: User | undefined) =>
  renderWithProviders(<Wanted />, {
    ...(user && { user }),
    catalogue: { wantLists: { own: { 'sor-001-foil': 2 }, shared: {} } },
  });
const calls = ({ api }: ReturnType<typeof show>) =>
  api.calls.filter(({ operationName }) => operationName === 'UserWantLists');

test('the viewer’s own list says how many copies of a printing they want', async () => {
  const view = show(aUser());
  const badges = await screen.findAllByText(/^Want/);
  expect(badges.map((word) => word.parentElement?.textContent)).toEqual(['Wanted: 2']);
  expect(calls(view)).toMatchObject([{ variables: { userHandle: null } }]);
});

test.each([
  ['a visitor', undefined],
  ['somebody without a handle', aUser({ handle: null })],
])('%s wants nothing, and nothing is requested', async (_who, user) => {
  const view = show(user);
  await waitFor(() => expect(view.store.getState().session.status).not.toBe('loading'));
  expect(screen.getByText('0 printings')).toBeVisible();
  expect(screen.queryByText(/Wanted/)).toBeNull();
  expect(calls(view)).toEqual([]);
});
