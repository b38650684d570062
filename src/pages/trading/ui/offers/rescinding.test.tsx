import { screen, waitFor, within } from '@testing-library/react';
import { aFakeOffer, aSentOffer } from '@tests/factories/fake-offer';
import { failing } from '@tests/support/client/fake-api';
import { main, openHub, rowsOf, SENT } from '@tests/support/client/offers-tab';

afterEach(() => jest.restoreAllMocks());

const ask = async (user: ReturnType<typeof openHub>['user']) => {
  await user.click(await main().findByRole('button', { name: 'Rescind offer to moss' }));
  return within(screen.getByRole('alertdialog', { name: 'Rescind this offer?' }));
};

test('only one’s own pending offers can be', async () => {
  const { user } = openHub(SENT, [aSentOffer({ id: 'a', status: 'ACCEPTED' }), aFakeOffer()]);
  await rowsOf('sent');
  expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Received' }));
  await rowsOf();
  expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
});

test('asks first, and stays on the page', async () => {
  const { user, router, api } = openHub(SENT, [aSentOffer()]);
  await user.click((await ask(user)).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Rescind offer to moss' })).toHaveFocus();
  expect(api.calls.map(({ operationName }) => operationName)).not.toContain('RescindOffer');
  expect(router.state.location.pathname).toBe('/trading');
});

test('takes the offer back, says so, and the focus stays with it', async () => {
  const { user } = openHub(SENT, [aSentOffer()]);
  await user.click((await ask(user)).getByRole('button', { name: 'Rescind offer' }));
  expect(await main().findByText('Your offer to moss is rescinded.')).toBeVisible();
  const [row] = await rowsOf('sent');
  await waitFor(() => expect(row).toHaveTextContent('Offer rescinded'));
  expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
  expect(main().getByRole('link', { name: 'View offer to moss' })).toHaveFocus();
});

test('too late, it says so and shows the offer as it is', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const offer = aSentOffer();
  const { user } = openHub(SENT, [offer]);
  const dialog = await ask(user);
  offer.status = 'ACCEPTED';
  await user.click(dialog.getByRole('button', { name: 'Rescind offer' }));
  expect(await main().findByText(/can’t be rescinded any more/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const [row] = await rowsOf('sent');
  await waitFor(() => expect(row).toHaveTextContent('Offer accepted'));
});

test('a failure is told where it was asked, for another try, and logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, api } = openHub(SENT, [aSentOffer()]);
  const dialog = await ask(user);
  api.answerWith(failing.offline);
  await user.click(dialog.getByRole('button', { name: 'Rescind offer' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    'Failed to change offer',
    expect.objectContaining({ code: 'NETWORK' }),
  );
  api.answerWith(null);
  await user.click(dialog.getByRole('button', { name: 'Rescind offer' }));
  expect(await main().findByText('Your offer to moss is rescinded.')).toBeVisible();
});
