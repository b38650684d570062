import { act, waitFor, within } from '@testing-library/react';
import { aFakeOffer, aRichOffer, aSentOffer } from '@tests/factories/fake-offer';
import { failing } from '@tests/support/client/fake-api';
import type { FakeOffer } from '@tests/support/client/offers';
import { noOffers } from '@tests/support/client/offers';
import { tradeSets } from '@tests/factories/trade-cards';
import {
  ALL,
  main,
  openHub,
  RECEIVED,
  rowsOf,
  SENT,
  tableOf,
  usersIn,
} from '@tests/support/client/offers-tab';

describe('offers tab', () => {
  test('has the specification’s columns and no others, and says what each offer is', async () => {
    openHub(ALL, [], {
      catalogue: { cardSets: tradeSets(), offers: noOffers({ offers: [aRichOffer()] }) },
    });
    const headers = within(await tableOf()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Date',
      'User',
      'Type',
      'Status',
      'Actions',
    ]);
    const [row] = await rowsOf();
    await waitFor(() => expect(row).toHaveTextContent('Lantern Scout, Foil'));
    const cells = within(row!).getAllByRole('cell');
    expect(within(row!).getByRole('rowheader')).toHaveTextContent(
      'View offer from moss22 unread notes',
    );
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Mar 1, 2026',
      'Buy from you$4.501 to agree on7 copies: Lantern Scout, Foil; Ember Warden, Standard; Tide Diver, Standard; 1 more',
      'Awaiting responseYour turn',
      'Agree on price',
    ]);
    expect(row!.querySelectorAll('[data-orientation]')).toHaveLength(3);
  });

  test('lists both sides’ offers: pending ones first, then the viewer’s turn, then the newest', async () => {
    const made = (day: number, handle: string, given: Partial<FakeOffer>) =>
      aFakeOffer({
        id: handle,
        initiator: { id: handle, handle },
        createdAt: `2026-03-0${day}T10:00:00.000Z`,
        ...given,
      });
    openHub(ALL, [
      made(1, 'oak', {}),
      made(2, 'ivy', { status: 'DECLINED' }),
      made(3, 'ash', { status: 'ACCEPTED', exchangedBy: ['INITIATOR'] }),
      made(4, 'moss', { status: 'RESCINDED' }),
      aSentOffer({
        id: 'yew',
        recipient: { id: 'yew', handle: 'yew' },
        createdAt: '2026-03-05T10:00:00.000Z',
      }),
      made(6, 'elm', {}),
    ]);
    expect(await usersIn()).toEqual(['elm', 'oak', 'yew', 'ash', 'moss', 'ivy']);
  });

  test('filters offers by side, stage and type, and the address follows', async () => {
    const { user, router } = openHub(ALL, [
      aFakeOffer({ id: 'a', initiator: { id: 'oak', handle: 'oak' } }),
      aSentOffer({ id: 'b', recipient: { id: 'ivy', handle: 'ivy' } }),
      aSentOffer({ id: 'c', offerType: 'SELL', recipient: { id: 'elm', handle: 'elm' } }),
      aSentOffer({ id: 'd', status: 'RESCINDED', recipient: { id: 'yew', handle: 'yew' } }),
    ]);
    expect(await usersIn()).toEqual(['oak', 'ivy', 'elm', 'yew']);
    await user.click(main().getByRole('button', { name: 'My turn' }));
    await waitFor(async () => expect(await usersIn()).toEqual(['oak']));
    expect(router.state.location.search).toBe('?tab=Offers&show=my-turn');
    await user.click(main().getByRole('button', { name: 'Done' }));
    await waitFor(async () => expect(await usersIn()).toEqual(['yew']));
    await user.click(main().getByRole('button', { name: 'Open' }));
    await user.click(main().getByRole('button', { name: 'Sent' }));
    expect(await usersIn('sent')).toEqual(['ivy', 'elm']);
    await user.click(main().getByRole('button', { name: 'Sell' }));
    await waitFor(async () => expect(await usersIn('sent')).toEqual(['elm']));
    expect(router.state.location.search).toBe('?tab=Offers&offers=sent&show=open&type=sell');
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await usersIn('sent')).toEqual(['ivy', 'elm']));
    expect(main().getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('searches while the viewer types, and replaces the address', async () => {
    const { user, router } = openHub(ALL, [
      aFakeOffer({ id: 'a', initiator: { id: 'oak', handle: 'oak' } }),
      aFakeOffer({ id: 'b', initiator: { id: 'ivy', handle: 'ivy' } }),
    ]);
    await rowsOf();
    const search = main().getByRole('searchbox', { name: 'Search offers by player or card' });
    await user.type(search, 'iv');
    await waitFor(async () => expect(await usersIn()).toEqual(['ivy']));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=Offers&text=iv'));
    await user.type(search, 'x');
    expect(await main().findByRole('heading', { name: 'No such offers' })).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Show all offers' }));
    await waitFor(async () => expect(await usersIn()).toEqual(['oak', 'ivy']));
    expect(search).toHaveValue('');
  });

  test('shows whose turn it is, what is new, and how an offer ended', async () => {
    openHub(SENT, [
      aSentOffer({ id: 'a', isUnread: true }),
      aSentOffer({ id: 'b', status: 'ACCEPTED', exchangedBy: ['INITIATOR'] }),
      aSentOffer({ id: 'c', status: 'ACCEPTED', exchangedBy: ['RECIPIENT'] }),
      aSentOffer({ id: 'd', status: 'ACCEPTED', exchangedBy: ['INITIATOR', 'RECIPIENT'] }),
      aSentOffer({ id: 'e', status: 'DECLINED', recipient: { id: 'gone', handle: null } }),
    ]);
    const [waiting, mine, theirs, exchanged, over] = await rowsOf('sent');
    expect(waiting).toHaveTextContent('View offer to mossUnread');
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
    await waitFor(() => expect(row).toHaveTextContent('View offer to mossUnread'));
    expect(row).toHaveTextContent('Offer acceptedYour turn');
  });

  test('a row opens its offer, by a click anywhere and by a real link', async () => {
    const { user, router } = openHub(RECEIVED, [aFakeOffer({ id: 'an-offer' })]);
    const [row] = await rowsOf('received');
    expect(within(row!).getByRole('link', { name: 'View offer from moss' })).toHaveAttribute(
      'href',
      '/trading/offers/an-offer',
    );
    await user.click(within(row!).getByText('Awaiting response'));
    expect(router.state.location.pathname).toBe('/trading/offers/an-offer');
  });

  test.each([
    [ALL, "You haven't made or received any offers yet"],
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
    expect(await usersIn('received')).toEqual(['moss']);
  });

  test('shows more, and the focus moves to the first new one', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      aFakeOffer({ id: `${at}`, initiator: { id: `trader-${at}`, handle: `trader-${at}` } }),
    );
    const { user } = openHub(ALL, many);
    expect(await rowsOf()).toHaveLength(24);
    await user.click(main().getByRole('button', { name: 'Show more' }));
    expect(await main().findByRole('link', { name: 'View offer from trader-24' })).toHaveFocus();
    expect(await rowsOf()).toHaveLength(30);
  });

  test('an offer that is answered between two pages is listed once, in its current state', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      aFakeOffer({ id: `${at}`, initiator: { id: `trader-${at}`, handle: `trader-${at}` } }),
    );
    const { user } = openHub(ALL, many);
    await rowsOf();
    many[3]!.status = 'RESCINDED';
    await user.click(main().getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect((await rowsOf()).length).toBeGreaterThan(24));
    const third = (await rowsOf()).filter((row) => within(row).queryByText('trader-3'));
    expect(third).toHaveLength(1);
    expect(third[0]).toHaveTextContent('Offer rescinded');
  });

  test('says what went wrong, and a retry works', async () => {
    const { api, user } = openHub(ALL, [aFakeOffer()], {
      prepare: (it) => it.answerWith(failing.error('The database rests', { code: 'UNAVAILABLE' })),
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error: The database rests');
    api.answerWith(null);
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await usersIn()).toEqual(['moss']);
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });

  test('holds the table’s place while it loads', async () => {
    openHub(ALL, [], { prepare: (api) => api.answerWith(failing.silent) });
    expect(await main().findByText('Loading offers')).toBeInTheDocument();
    expect(main().queryByText(/haven't/)).not.toBeInTheDocument();
  });
});
