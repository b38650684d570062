import { screen, waitFor, within } from '@testing-library/react';
import type { ExchangeRate } from '@domain/pricing';
import { aRate, inEuro } from '@tests/factories/currency';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { renderApp } from '@tests/support/client/render-app';

/** @param rate of the server; null if it knows none */
async function open(rate: ExchangeRate | null = aRate()) {
  const viewer = aUser();
  const known = { currency: 'USD' };
  const app = renderApp('/preferences', {
    user: viewer,
    answers: {
      updateCurrency: ({ currency }: { currency: 'USD' | 'EUR' }) => (known.currency = currency),
    },
    prepare: ({ rest }) =>
      rest.answerWith('GET /api/auth_status', async () =>
        Response.json({
          authenticated: true,
          user: viewer,
          currency: known.currency === 'EUR' ? inEuro(rate) : null,
        }),
      ),
  });
  const group = await screen.findByRole('radiogroup', { name: 'Show amounts in' });
  const choice = (name: string) => within(group).getByRole('radio', { name });
  return { ...app, known, choice };
}

test('dollars are the default, and a choice is kept by the server', async () => {
  const { user, choice, known, store } = await open();
  expect(choice('US dollars')).toBeChecked();
  await user.click(choice('Euro'));
  expect(
    await screen.findByText(
      'Amounts in euro are approximate: €1 = $1.0843, European Central Bank, November 20, 2026.',
    ),
  ).toBeVisible();
  expect(choice('Euro')).toBeChecked();
  expect(known.currency).toBe('EUR');
  expect(store.getState().session.currency).toEqual(inEuro());

  await user.click(choice('US dollars'));
  await waitFor(() => expect(store.getState().session).not.toHaveProperty('currency'));
  expect(choice('US dollars')).toBeChecked();
  expect(screen.queryByText(/are approximate/)).not.toBeInTheDocument();
});

test('an old rate says so', async () => {
  const { user, choice } = await open(aRate({ isOld: true }));
  await user.click(choice('Euro'));
  expect(await screen.findByText(/2026\. This rate is more than 14 days old\.$/)).toBeVisible();
});

test('without a rate, amounts stay in dollars, and the page says so', async () => {
  const { user, choice } = await open(null);
  await user.click(choice('Euro'));
  expect(
    await screen.findByText('No exchange rate is known yet, so amounts are in US dollars.'),
  ).toBeVisible();
  expect(choice('Euro')).toBeChecked();
});

test('a choice that can’t be saved reverts, and says so', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, api, choice } = await open();
  api.answerWith(failing.error('No luck', { code: 'INTERNAL' }));
  await user.click(choice('Euro'));
  expect(await screen.findByText('It is still dollars. No luck')).toBeVisible();
  expect(choice('US dollars')).toBeChecked();
  logged.mockRestore();
});
