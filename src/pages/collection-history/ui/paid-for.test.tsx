import { screen, waitFor } from '@testing-library/react';
import { aChange, aStep } from '@tests/factories/collection-step';
import { aUser } from '@tests/factories/user';
import { type AskedPage, pageOf } from '@tests/support/client/answers';
import { renderApp } from '@tests/support/client/render-app';

const open = (steps: ReturnType<typeof aStep>[]) =>
  renderApp('/collections/my/history', {
    user: aUser(),
    answers: {
      collectionHistory: (asked: AskedPage) => pageOf(steps, asked),
      setCollectionStepPaid: ({ stepId, paidCents = null }: Paid) => {
        const step = steps.find(({ id }) => id === stepId)!;
        step.paidCents = paidCents;
        return { step, errors: [] };
      },
    },
  });
interface Paid {
  stepId: string;
  paidCents?: number | null;
}

const openForm = async () => {
  const step = aStep();
  const view = open([step]);
  await view.user.click(await screen.findByRole('button', { name: /^Say what you paid/ }));
  return { ...view, step, field: screen.getByRole('textbox', { name: /^Paid for all of it/ }) };
};

test.each([
  ['12,50', '$12.50'],
  ['0,99', '$0.99'],
  ['12,5', '$12.50'],
  ['1.250,00', '$1,250.00'],
  ['1,250.00', '$1,250.00'],
  ['1 250', '$1,250.00'],
  ['1’250.–', '$1,250.00'],
  ['12,50 $', '$12.50'],
])('a payment typed as “%s” is %s', async (typed, paid) => {
  const { user, field } = await openForm();
  await user.type(field, `${typed}{Enter}`);
  expect(await screen.findByText(`Paid ${paid}`)).toBeVisible();
});

test.each([
  ['1,250', '“1,250” can mean two amounts: write 1250 or 1.25.'],
  ['12.500', '“12.500” can mean two amounts: write 12500 or 12.50.'],
  ['0,999', '“0,999” has more than two decimals.'],
  ['€5', 'Enter an amount in dollars, not in euro.'],
  ['1000000.01', 'Enter an amount such as 12.50, of at most $1,000,000.'],
])('a payment typed as “%s” isn’t taken, and stays: %s', async (typed, sentence) => {
  const { user, field, step } = await openForm();
  await user.type(field, `${typed}{Enter}`);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(field).toHaveValue(typed);
  expect(step.paidCents).toBeUndefined();
});

test('a payment for a step can be entered, changed and removed', async () => {
  const step = aStep();
  const removal = aStep({ id: '2', changes: [aChange({ inventoryFrom: 3, inventoryTo: 1 })] });
  const { user } = open([removal, step]);
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
  expect(step.paidCents).toBe(1_250);
  await user.click(screen.getByRole('button', { name: /^Change what you paid/ }));
  await user.clear(screen.getByRole('textbox', { name: /^Paid for all/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(step.paidCents).toBeNull());
});
