import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { tradeSets } from '@tests/factories/trade-cards';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleList } from '@tests/support/client/sale-lists';

async function openList({
  user = aUser() as ReturnType<typeof aUser> | null,
  banner = 'Buy or else',
} = {}) {
  const item = {
    cardId: 'scout-1',
    quantity: 2,
    priceType: 'MARKET' as const,
    fixedPriceInCents: null,
    marketAdjustedPriceInCents: 100,
    version: 1,
  };
  const app = renderApp('/collections/moss/sell', {
    ...(user && { user }),
    catalogue: {
      cardSets: tradeSets(),
      saleLists: {
        own: null,
        shared: { moss: aSaleList({ settings: { banner }, items: { 'scout-1-standard': item } }) },
      },
    },
    answers: {
      blockPlayer: ({ userHandle: handle }: { userHandle: string }) => [
        { handle, since: '2026-03-02T10:00:00.000Z' },
      ],
      reportBanner: { errors: [] },
    },
  });
  const sent = (name: string) =>
    app.api.calls
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables);
  return { ...app, sent };
}

const menu = () => screen.findByRole('button', { name: 'More about moss' });

test('a player is blocked after a question', async () => {
  const { user, sent } = await openList();
  await user.click(await menu());
  await user.click(screen.getByRole('menuitem', { name: 'Block moss' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Block moss?' }));
  expect(question.getByText(/Open offers between you are closed/)).toBeVisible();
  expect(sent('BlockPlayer')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Block moss' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent('BlockPlayer')).toEqual([{ userHandle: 'moss' }]);
});

test('a report needs a reason, and what was typed survives a closed dialog and a lost connection', async () => {
  const { user, sent, api } = await openList();
  await user.click(await menu());
  await user.click(screen.getByRole('menuitem', { name: 'Report this banner' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Report this banner' }));
  const reason = () => dialog().getByRole('textbox', { name: /What is wrong/ });
  await user.click(dialog().getByRole('button', { name: 'Send report' }));
  expect(await dialog().findByText('Say what is wrong with it.')).toBeVisible();
  expect(reason()).toHaveFocus();
  await user.type(reason(), 'Threats');
  await user.keyboard('{Escape}');
  await user.click(await menu());
  await user.click(screen.getByRole('menuitem', { name: 'Report this banner' }));
  expect(reason()).toHaveValue('Threats');

  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answerWith(failing.offline);
  await user.click(dialog().getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(reason()).toBeInvalid());
  logged.mockRestore();
  api.answerWith(null);
  expect(reason()).toHaveValue('Threats');
  await user.click(dialog().getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/The administrators will look at it/)).toBeVisible();
  const report = { userHandle: 'moss', reason: 'Threats' };
  // The first one didn’t arrive.
  expect(sent('ReportBanner')).toEqual([report, report]);
});

test('without a banner there is nothing to report', async () => {
  const { user } = await openList({ banner: '' });
  await user.click(await menu());
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Block moss',
  ]);
});

test('visitors have no menu', async () => {
  await openList({ user: null });
  await screen.findByText('Buy or else');
  expect(screen.queryByRole('button', { name: 'More about moss' })).not.toBeInTheDocument();
});
