import { within } from '@testing-library/react';
import { proposeSwap } from '@tests/support/screens/propose-swap';

test('extras of both players can be chosen, as many as there are', async () => {
  const { form, user } = await proposeSwap();
  const others = (name: string) =>
    within(form.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/free/).textContent);
  expect(others('Other cards to give')).toEqual(['2 free']);
  // The wanted one first; and what is for sale of the other one isn't the limit.
  expect(others('Other cards to get')).toEqual(['1 free · you want it', '3 free']);

  const more = (name: string) =>
    user.click(form.getByRole('button', { name: `One more: ${name}` }));
  await more('Brass Harrier, Standard, given');
  await more('Lantern Scout, Standard, got');
  // Wanting four of them doesn't make more of them free.
  expect(form.getByRole('list', { name: 'Cards you get from moss' })).toHaveTextContent('1 free');
  expect(form.getByRole('button', { name: 'Propose swap' })).toBeEnabled();
});
