import { screen, waitFor } from '@testing-library/react';
import { aUser } from '@tests/factories/user';
import { aChange, aHistory, aStep } from '@tests/support/client/history';
import { renderApp } from '@tests/support/client/render-app';

test('a payment for a step can be entered, changed and removed', async () => {
  const history = aHistory({
    steps: [
      aStep({ id: '2', changes: [aChange({ inventoryFrom: 3, inventoryTo: 1 })] }),
      aStep({ id: '1' }),
    ],
  });
  const { user } = renderApp('/collections/my/history', { user: aUser(), catalogue: { history } });
  await screen.findAllByRole('heading', { level: 3, name: 'Count edited' });
  // Removed copies have no payment.
  const say = screen.getByRole('button', { name: /^Say what you paid: Count edited/ });
  await user.click(say);
  const field = screen.getByRole('textbox', { name: 'Paid for all of it, in dollars' });
  expect(field).toHaveFocus();
  await user.type(field, 'a lot{Enter}');
  expect(screen.getByText(/^Enter an amount such as 12.50/)).toBeVisible();
  expect(field).toHaveValue('a lot');
  await user.clear(field);
  await user.type(field, '$12.50{Enter}');
  expect(await screen.findByText('Paid $12.50')).toBeVisible();
  expect(history.steps[1]?.paidCents).toBe(1_250);
  await user.click(screen.getByRole('button', { name: /^Change what you paid/ }));
  await user.clear(screen.getByRole('textbox', { name: /^Paid for all/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(history.steps[1]?.paidCents).toBeNull());
});
