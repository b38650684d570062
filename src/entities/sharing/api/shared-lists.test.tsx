import { screen } from '@testing-library/react';
import { aSharedList } from '@tests/factories/shared-list';
import { type AskedPage, pageOf } from '@tests/support/client/answers';
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

const answers = {
  sharedWantLists: (asked: AskedPage) =>
    pageOf(
      Array.from({ length: 25 }, (_, at) =>
        aSharedList(`wants-${at}`, { matchingSaleListItemCount: at }),
      ),
      asked,
    ),
  sharedSaleLists: (asked: AskedPage) =>
    pageOf([aSharedList('sells', { matchingWantListItemCount: 7 })], asked),
};

test('pages of lists say how many printings match', async () => {
  const { user } = renderWithProviders(<SharedLists subject="WANT_LIST" />, { answers });
  expect(await screen.findByText('wants-23: 23 matching')).toBeVisible();
  expect(screen.queryByText(/wants-24|sells/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('wants-24: 24 matching')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('sale lists are queried separately', async () => {
  renderWithProviders(<SharedLists subject="SALE_LIST" />, { answers });
  expect(await screen.findByText('sells: 7 matching')).toBeVisible();
  expect(screen.queryByText(/wants/)).not.toBeInTheDocument();
});
