import { act, waitFor, within, screen } from '@testing-library/react';
import { aFakeOffer, aSentOffer } from '@tests/factories/fake-offer';
import { failing } from '@tests/support/client/fake-api';
import type { FakeOffer } from '@tests/support/client/offers';
import {
  main,
  openHub,
  RECEIVED,
  rowsOf,
  SENT,
  tableOf,
  usersIn,
} from '@tests/support/client/offers-tab';

describe('offers tab', () => {
  test('has the specification’s columns, and says what each offer is', async () => {
    openHub(RECEIVED, [aFakeOffer()]);
    const headers = within(await tableOf()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Date',
      'User',
      'Type',
      'Status',
      'Actions',
    ]);
    const [row] = await rowsOf();
    const cells = within(row!).getAllByRole('cell');
    expect(within(row!).getByRole('rowheader')).toHaveTextContent('moss');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Mar 1, 2026',
      'Buy from you',
      'Awaiting responseYour turn',
      'View',
    ]);
  });

  test('lists pending ones first, then the newest', async () => {
    const made = (day: number, handle: string, status: FakeOffer['status']) =>
      aFakeOffer({
        id: handle,
        status,
        initiator: { id: handle, handle },
        createdAt: `2026-03-0${day}T10:00:00.000Z`,
      });
    openHub(RECEIVED, [
      made(1, 'oak', 'PENDING'),
      made(2, 'ivy', 'DECLINED'),
      made(3, 'moss', 'RESCINDED'),
      made(4, 'elm', 'PENDING'),
    ]);
    expect(await usersIn()).toEqual(['elm', 'oak', 'moss', 'ivy']);
  });

  test('shows received or sent offers, of both types or one, and the address says so', async () => {
    const { user, router } = openHub(RECEIVED, [
      aFakeOffer({ id: 'a', initiator: { id: 'oak', handle: 'oak' } }),
      aSentOffer({ id: 'b', recipient: { id: 'ivy', handle: 'ivy' } }),
      aSentOffer({ id: 'c', offerType: 'SELL', recipient: { id: 'elm', handle: 'elm' } }),
    ]);
    expect(await usersIn()).toEqual(['oak']);
    await user.click(main().getByRole('button', { name: 'Sent' }));
    expect(await usersIn('sent')).toEqual(['ivy', 'elm']);
    await user.click(main().getByRole('button', { name: 'Sell' }));
    await waitFor(async () => expect(await usersIn('sent')).toEqual(['elm']));
    expect(router.state.location.search).toBe('?tab=Offers&offers=sent&type=sell');
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await usersIn('sent')).toEqual(['ivy', 'elm']));
    expect(main().getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('says whose turn it is, what is unread, and how an offer ended', async () => {
    openHub(SENT, [
      aSentOffer({ id: 'a', isUnread: true }),
      aSentOffer({ id: 'b', status: 'ACCEPTED', exchangedBy: ['INITIATOR'] }),
      aSentOffer({ id: 'c', status: 'ACCEPTED', exchangedBy: ['RECIPIENT'] }),
      aSentOffer({ id: 'd', status: 'ACCEPTED', exchangedBy: ['INITIATOR', 'RECIPIENT'] }),
      aSentOffer({ id: 'e', status: 'DECLINED', recipient: { id: 'gone', handle: null } }),
    ]);
    const [waiting, theirs, mine, exchanged, over] = await rowsOf('sent');
    expect(waiting).toHaveTextContent('mossUnread');
    expect(waiting).toHaveTextContent('Awaiting responsemoss’s turn');
    expect(theirs).toHaveTextContent('Offer acceptedmoss’s turn');
    expect(mine).toHaveTextContent('Offer acceptedYour turn');
    expect(exchanged).toHaveTextContent('Offer acceptedExchanged');
    expect(over).toHaveTextContent('a deleted user');
    expect(over).toHaveTextContent('Offer declined');
    for (const row of [exchanged, over]) expect(row).not.toHaveTextContent('turn');
  });

  test('the other side’s actions show at once', async () => {
    const offer = aSentOffer();
    const { api } = openHub(SENT, [offer]);
    const [row] = await rowsOf('sent');
    await waitFor(() => expect(api.rest.events.connections).toBe(1));
    act(() => api.rest.events.open());
    expect(await main().findByText('Live updates on')).toBeVisible();
    Object.assign(offer, { status: 'ACCEPTED', version: 2, isUnread: true });
    act(() => api.rest.events.tell({ offerId: offer.id, kind: 'ACCEPTED', mine: false }));
    await waitFor(() => expect(row).toHaveTextContent('mossUnread'));
    expect(row).toHaveTextContent('Offer acceptedYour turn');
  });

  test('a row opens its offer, by a click anywhere and by a real link', async () => {
    const { user, router } = openHub(RECEIVED, [aFakeOffer({ id: 'an-offer' })]);
    const [row] = await rowsOf();
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
  ])('%s says that there are none, in the specification’s words', async (path, words) => {
    openHub(path, []);
    expect(await main().findByRole('heading', { name: words })).toBeVisible();
  });

  test('says so if there are no offers of a type, and can show all types', async () => {
    const { user } = openHub(`${RECEIVED}&type=sell`, [aFakeOffer()]);
    expect(await main().findByRole('heading', { name: 'No “Sell” offers here' })).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Show all types' }));
    expect(await usersIn()).toEqual(['moss']);
  });

  test('shows more, and the focus moves to the first new one', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      aFakeOffer({ id: `${at}`, initiator: { id: `trader-${at}`, handle: `trader-${at}` } }),
    );
    const { user } = openHub(RECEIVED, many);
    expect(await rowsOf()).toHaveLength(24);
    await user.click(main().getByRole('button', { name: 'Show more' }));
    expect(await main().findByRole('link', { name: 'View offer from trader-24' })).toHaveFocus();
    expect(await rowsOf()).toHaveLength(30);
  });

  test('an offer that is answered between two pages is listed once, in its current state', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      aFakeOffer({ id: `${at}`, initiator: { id: `trader-${at}`, handle: `trader-${at}` } }),
    );
    const { user } = openHub(RECEIVED, many);
    await rowsOf();
    many[3]!.status = 'RESCINDED';
    await user.click(main().getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect((await rowsOf()).length).toBeGreaterThan(24));
    const third = (await rowsOf()).filter((row) => within(row).queryByText('trader-3'));
    expect(third).toHaveLength(1);
    expect(third[0]).toHaveTextContent('Offer rescinded');
  });

  test('says what went wrong, and a retry works', async () => {
    const { api, user } = openHub(RECEIVED, [aFakeOffer()], {
      prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error: The database rests');
    api.answerWith(null);
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await usersIn()).toEqual(['moss']);
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });

  test('holds the table’s place while it loads', async () => {
    openHub(RECEIVED, [], { prepare: (api) => api.answerWith(failing.silent) });
    expect(await main().findByText('Loading offers')).toBeInTheDocument();
    expect(main().queryByText(/haven't received/)).not.toBeInTheDocument();
  });
});

describe('rescinding', () => {
  afterEach(() => jest.restoreAllMocks());

  const ask = async (user: ReturnType<typeof openHub>['user']) => {
    await user.click(await main().findByRole('button', { name: 'Rescind offer to moss' }));
    return within(screen.getByRole('alertdialog', { name: 'Rescind this offer?' }));
  };

  test('only the viewer’s own pending offers can be rescinded', async () => {
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

  test('rescinds the offer, says so, and keeps the focus on it', async () => {
    const { user } = openHub(SENT, [aSentOffer()]);
    await user.click((await ask(user)).getByRole('button', { name: 'Rescind offer' }));
    expect(await main().findByText('Your offer to moss has been rescinded.')).toBeVisible();
    const [row] = await rowsOf('sent');
    await waitFor(() => expect(row).toHaveTextContent('Offer rescinded'));
    expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'View offer to moss' })).toHaveFocus();
  });

  test('too late, it says so and shows the current offer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const offer = aSentOffer();
    const { user } = openHub(SENT, [offer]);
    const dialog = await ask(user);
    offer.status = 'ACCEPTED';
    await user.click(dialog.getByRole('button', { name: 'Rescind offer' }));
    expect(await main().findByText(/can no longer be rescinded/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    const [row] = await rowsOf('sent');
    await waitFor(() => expect(row).toHaveTextContent('Offer accepted'));
  });

  test('a failure is shown in the dialog, with a retry, and logged', async () => {
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
    expect(await main().findByText('Your offer to moss has been rescinded.')).toBeVisible();
  });
});
