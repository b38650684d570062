import { screen } from '@testing-library/react';
import { aFakeSharing } from '@tests/factories/sharing';
import { renderWithProviders } from '@tests/support/client/render-app';
import { useSharedInfiniteQuery, type SharedSubject } from './sharing-api';

function SharedLists({ subject }: { subject: SharedSubject }) {
  const { currentData, hasNextPage, fetchNextPage } = useSharedInfiniteQuery(subject);
  return (
    <>
      {currentData?.pages.flatMap(({ summaries }) =>
        summaries.map(({ id, userHandle, matching }) => (
          <p key={id}>
            {userHandle}: {matching} matching
          </p>
        )),
      )}
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
    </>
  );
}

const list = (handle: string, matching: number) => ({
  handle,
  matching,
  publiclyShared: true,
  updatedAt: '2026-03-01T10:00:00.000Z',
});

test('pages of lists say how many printings match', async () => {
  const wantLists = Array.from({ length: 25 }, (_, at) => list(`wants-${at}`, at));
  const known = aFakeSharing({ wantLists, saleLists: [list('sells', 7)] });
  const { user } = renderWithProviders(<SharedLists subject="WANT_LIST" />, {
    catalogue: { sharing: known },
  });
  expect(await screen.findByText('wants-23: 23 matching')).toBeVisible();
  expect(screen.queryByText(/wants-24|sells/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('wants-24: 24 matching')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('sale lists are queried separately', async () => {
  const known = aFakeSharing({ wantLists: [list('wants', 1)], saleLists: [list('sells', 7)] });
  renderWithProviders(<SharedLists subject="SALE_LIST" />, { catalogue: { sharing: known } });
  expect(await screen.findByText('sells: 7 matching')).toBeVisible();
  expect(screen.queryByText(/wants/)).not.toBeInTheDocument();
});
