import { act, screen, waitFor, within } from '@testing-library/react';
import { aFakeOffer, aSentOffer } from '@tests/factories/fake-offer';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { noOffers, type FakeOffer } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';

const SENT = '/trading?tab=Offers&offers=sent';
const RECEIVED = '/trading?tab=Offers';

const open = (path: string, offers: FakeOffer[], options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, {
    user: aUser({ handle: 'fern' }),
    catalogue: { offers: noOffers({ offers }) },
    ...options,
  });
const main = () => within(screen.getByRole('main'));
const table = (verb = 'received') =>
  main().findByRole('table', { name: `Offers that you ${verb}` });
const rows = async (verb?: string) =>
  within(await table(verb))
    .getAllByRole('row')
    .slice(1);
const users = async (verb?: string) =>
  within(await table(verb))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('has the specification’s columns, and says what each offer is', async () => {
  open(RECEIVED, [aFakeOffer()]);
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Date',
    'User',
    'Type',
    'Status',
    'Actions',
  ]);
  const [row] = await rows();
  const cells = within(row!).getAllByRole('cell');
  expect(within(row!).getByRole('rowheader')).toHaveTextContent('moss');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Mar 1, 2026',
    'Buy from you',
    'Awaiting responseYour turn',
    'View',
  ]);
});

test('lists those that wait first, then the newest', async () => {
  const made = (day: number, handle: string, status: FakeOffer['status']) =>
    aFakeOffer({
      id: handle,
      status,
      initiator: { id: handle, handle },
      createdAt: `2026-03-0${day}T10:00:00.000Z`,
    });
  open(RECEIVED, [
    made(1, 'oak', 'PENDING'),
    made(2, 'ivy', 'DECLINED'),
    made(3, 'moss', 'RESCINDED'),
    made(4, 'elm', 'PENDING'),
  ]);
  expect(await users()).toEqual(['elm', 'oak', 'moss', 'ivy']);
});

test('tells received from sent ones, both types or one, and the address says so', async () => {
  const { user, router } = open(RECEIVED, [
    aFakeOffer({ id: 'a', initiator: { id: 'oak', handle: 'oak' } }),
    aSentOffer({ id: 'b', recipient: { id: 'ivy', handle: 'ivy' } }),
    aSentOffer({ id: 'c', offerType: 'SELL', recipient: { id: 'elm', handle: 'elm' } }),
  ]);
  expect(await users()).toEqual(['oak']);
  await user.click(main().getByRole('button', { name: 'Sent' }));
  expect(await users('sent')).toEqual(['ivy', 'elm']);
  await user.click(main().getByRole('button', { name: 'Sell' }));
  await waitFor(async () => expect(await users('sent')).toEqual(['elm']));
  expect(router.state.location.search).toBe('?tab=Offers&offers=sent&type=sell');
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await users('sent')).toEqual(['ivy', 'elm']));
  expect(main().getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
});

test('says whose turn it is, what is new, and what came of an offer', async () => {
  open(SENT, [
    aSentOffer({ id: 'a', isUnread: true }),
    aSentOffer({ id: 'b', status: 'ACCEPTED', exchangedBy: ['INITIATOR'] }),
    aSentOffer({ id: 'c', status: 'ACCEPTED', exchangedBy: ['RECIPIENT'] }),
    aSentOffer({ id: 'd', status: 'ACCEPTED', exchangedBy: ['INITIATOR', 'RECIPIENT'] }),
    aSentOffer({ id: 'e', status: 'DECLINED', recipient: { id: 'gone', handle: null } }),
  ]);
  const [waiting, theirs, mine, exchanged, over] = await rows('sent');
  expect(waiting).toHaveTextContent('mossNew');
  expect(waiting).toHaveTextContent('Awaiting responsemoss’s turn');
  expect(theirs).toHaveTextContent('Offer acceptedmoss’s turn');
  expect(mine).toHaveTextContent('Offer acceptedYour turn');
  expect(exchanged).toHaveTextContent('Offer acceptedExchanged');
  expect(over).toHaveTextContent('a deleted user');
  expect(over).toHaveTextContent('Offer declined');
  for (const row of [exchanged, over]) expect(row).not.toHaveTextContent('turn');
});

test('what the other side does shows at once', async () => {
  const offer = aSentOffer();
  const { api } = open(SENT, [offer]);
  const [row] = await rows('sent');
  await waitFor(() => expect(api.rest.events.connections).toBe(1));
  act(() => api.rest.events.open());
  expect(await main().findByText('Live: news shows here at once')).toBeVisible();
  Object.assign(offer, { status: 'ACCEPTED', version: 2, isUnread: true });
  act(() => api.rest.events.tell({ offerId: offer.id, kind: 'ACCEPTED', mine: false }));
  await waitFor(() => expect(row).toHaveTextContent('mossNew'));
  expect(row).toHaveTextContent('Offer acceptedYour turn');
});

test('a row opens its offer, by a click anywhere and by a real link', async () => {
  const { user, router } = open(RECEIVED, [aFakeOffer({ id: 'an-offer' })]);
  const [row] = await rows();
  expect(within(row!).getByRole('link', { name: 'View offer from moss' })).toHaveAttribute(
    'href',
    '/trading/offers/an-offer',
  );
  await user.click(within(row!).getByText('Mar 1, 2026'));
  expect(router.state.location.pathname).toBe('/trading/offers/an-offer');
});

test.each([
  [RECEIVED, "You haven't received any offers yet"],
  [SENT, "You haven't made any offers yet"],
])('%s says in the specification’s words that there are none', async (path, words) => {
  open(path, []);
  expect(await main().findByRole('heading', { name: words })).toBeVisible();
});

test('of a type without offers it says just that, and leads back to all', async () => {
  const { user } = open(`${RECEIVED}&type=sell`, [aFakeOffer()]);
  expect(await main().findByRole('heading', { name: 'No “Sell” offers here' })).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Show all types' }));
  expect(await users()).toEqual(['moss']);
});

test('shows more, and the focus goes on to the first that came', async () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    aFakeOffer({ id: `${at}`, initiator: { id: `trader-${at}`, handle: `trader-${at}` } }),
  );
  const { user } = open(RECEIVED, many);
  expect(await rows()).toHaveLength(24);
  await user.click(main().getByRole('button', { name: 'Show more' }));
  expect(await main().findByRole('link', { name: 'View offer from trader-24' })).toHaveFocus();
  expect(await rows()).toHaveLength(30);
});

test('an offer that is answered between two pages stands there once, as it is by then', async () => {
  const many = Array.from({ length: 30 }, (_, at) =>
    aFakeOffer({ id: `${at}`, initiator: { id: `trader-${at}`, handle: `trader-${at}` } }),
  );
  const { user } = open(RECEIVED, many);
  await rows();
  many[3]!.status = 'RESCINDED';
  await user.click(main().getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(24));
  const third = (await rows()).filter((row) => within(row).queryByText('trader-3'));
  expect(third).toHaveLength(1);
  expect(third[0]).toHaveTextContent('Offer rescinded');
});

test('says what went wrong, and another try helps', async () => {
  const { api, user } = open(RECEIVED, [aFakeOffer()], {
    prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
  });
  expect(await main().findByRole('alert')).toHaveTextContent('Error: The database rests');
  api.answerWith(null);
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await users()).toEqual(['moss']);
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
});

test('holds the table’s place while it loads', async () => {
  open(RECEIVED, [], { prepare: (api) => api.answerWith(failing.silent) });
  expect(await main().findByText('Loading offers')).toBeInTheDocument();
  expect(main().queryByText(/haven't received/)).not.toBeInTheDocument();
});

describe('rescinding', () => {
  afterEach(() => jest.restoreAllMocks());
  const ask = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await main().findByRole('button', { name: 'Rescind offer to moss' }));
    return within(screen.getByRole('alertdialog', { name: 'Rescind this offer?' }));
  };

  test('only one’s own pending offers can be', async () => {
    const { user } = open(SENT, [aSentOffer({ id: 'a', status: 'ACCEPTED' }), aFakeOffer()]);
    await rows('sent');
    expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Received' }));
    await rows();
    expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
  });

  test('asks first, and stays on the page', async () => {
    const { user, router, api } = open(SENT, [aSentOffer()]);
    await user.click((await ask(user)).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Rescind offer to moss' })).toHaveFocus();
    expect(api.calls.map(({ operationName }) => operationName)).not.toContain('RescindOffer');
    expect(router.state.location.pathname).toBe('/trading');
  });

  test('takes the offer back, says so, and the focus stays with it', async () => {
    const { user } = open(SENT, [aSentOffer()]);
    await user.click((await ask(user)).getByRole('button', { name: 'Rescind offer' }));
    expect(await main().findByText('Your offer to moss is rescinded.')).toBeVisible();
    const [row] = await rows('sent');
    await waitFor(() => expect(row).toHaveTextContent('Offer rescinded'));
    expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'View offer to moss' })).toHaveFocus();
  });

  test('too late, it says so and shows the offer as it is', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const offer = aSentOffer();
    const { user } = open(SENT, [offer]);
    const dialog = await ask(user);
    offer.status = 'ACCEPTED';
    await user.click(dialog.getByRole('button', { name: 'Rescind offer' }));
    expect(await main().findByText(/can’t be rescinded any more/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    const [row] = await rows('sent');
    await waitFor(() => expect(row).toHaveTextContent('Offer accepted'));
  });

  test('a failure is told where it was asked, for another try, and logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, api } = open(SENT, [aSentOffer()]);
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
});
