import { act, waitFor, within } from '@testing-library/react';
import { anOffer, aRichOffer, aSentOffer, type FakeOffer } from '@tests/factories/offer';
import { failing } from '@tests/support/client/fake-api';
import { type AskedPage, pageOf } from '@tests/support/client/answers';
import {
  ALL,
  main,
  openHub,
  RECEIVED,
  rowsOf,
  SENT,
  tableOf,
  usersIn,
} from '@tests/support/screens/offers-tab';

interface Filters extends AskedPage {
  stage?: 'MY_TURN' | 'OPEN' | 'DONE' | null;
  role: 'ALL' | FakeOffer['mySide'];
  offerType?: FakeOffer['offerType'] | null;
}

describe('offers tab', () => {
  test('has the specification’s columns and no others, and says what each offer is', async () => {
    openHub(ALL, [aRichOffer()]);
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

  test('lists both sides’ offers in the order of the server', async () => {
    const made = (handle: string, createdAt: string) =>
      anOffer({ id: handle, initiator: { id: handle, handle }, createdAt });
    openHub(ALL, [
      made('oak', '2026-03-01T10:00:00.000Z'),
      aSentOffer({ id: 'yew', recipient: { id: 'yew', handle: 'yew' }, status: 'DECLINED' }),
      made('elm', '2026-03-06T10:00:00.000Z'),
    ]);
    expect(await usersIn()).toEqual(['oak', 'yew', 'elm']);
  });

  test('filters offers by side, stage and type, and the address follows', async () => {
    const oak = anOffer({ id: 'a', initiator: { id: 'oak', handle: 'oak' } });
    const ivy = aSentOffer({ id: 'b', recipient: { id: 'ivy', handle: 'ivy' } });
    const elm = aSentOffer({
      id: 'c',
      offerType: 'SELL',
      recipient: { id: 'elm', handle: 'elm' },
    });
    const yew = aSentOffer({ id: 'd', recipient: { id: 'yew', handle: 'yew' } });
    const atStage = { MY_TURN: [oak], OPEN: [oak, ivy, elm], DONE: [yew] };
    const { user, router } = openHub(ALL, [], {
      answers: {
        userOffers: ({ stage, role, offerType, ...asked }: Filters) =>
          pageOf(
            (stage ? atStage[stage] : [oak, ivy, elm, yew])
              .filter(({ mySide }) => role === 'ALL' || role === mySide)
              .filter((offer) => !offerType || offer.offerType === offerType),
            asked,
          ),
      },
    });
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
    const oak = anOffer({ id: 'a', initiator: { id: 'oak', handle: 'oak' } });
    const ivy = anOffer({ id: 'b', initiator: { id: 'ivy', handle: 'ivy' } });
    const found: Record<string, FakeOffer[]> = { '': [oak, ivy], i: [ivy], iv: [ivy] };
    const { user, router } = openHub(ALL, [], {
      answers: {
        userOffers: ({ search, ...asked }: AskedPage & { search?: string | null }) =>
          pageOf(found[search ?? ''] ?? [], asked),
      },
    });
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
    const [waiting, theirs, mine, exchanged, over] = await rowsOf('sent');
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
    const { user, router } = openHub(RECEIVED, [anOffer({ id: 'an-offer' })]);
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
    const { user } = openHub(`${RECEIVED}&type=sell`, [anOffer()]);
    expect(await main().findByRole('heading', { name: 'No “Sell” offers here' })).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Show all types' }));
    expect(await usersIn('received')).toEqual(['moss']);
  });

  test('shows more, and the focus moves to the first new one', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      anOffer({ id: `${at}`, initiator: { id: `trader-${at}`, handle: `trader-${at}` } }),
    );
    const { user } = openHub(ALL, many);
    expect(await rowsOf()).toHaveLength(24);
    await user.click(main().getByRole('button', { name: 'Show more' }));
    expect(await main().findByRole('link', { name: 'View offer from trader-24' })).toHaveFocus();
    expect(await rowsOf()).toHaveLength(30);
  });

  test('an offer that is answered between two pages is listed once, in its current state', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      anOffer({ id: `${at}`, initiator: { id: `trader-${at}`, handle: `trader-${at}` } }),
    );
    const { user } = openHub(ALL, many);
    await rowsOf();
    // It moves from the first page to the second one.
    const [third] = many.splice(3, 1);
    many.push(Object.assign(third!, { status: 'RESCINDED' }));
    await user.click(main().getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect((await rowsOf()).length).toBeGreaterThan(24));
    const listed = (await rowsOf()).filter((row) => within(row).queryByText('trader-3'));
    expect(listed).toHaveLength(1);
    expect(listed[0]).toHaveTextContent('Offer rescinded');
  });

  test('says what went wrong, and a retry works', async () => {
    const { api, user } = openHub(ALL, [anOffer()], {
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
