import { act, waitFor, within, screen } from '@testing-library/react';
import { aFakeOffer, aSentOffer } from '@tests/factories/fake-offer';
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

/** One of `moss` with four printings, of which one has no price, and two notes that the viewer hasn't read. */
const aRichOffer = (given: Partial<FakeOffer> = {}): FakeOffer => {
  const item = (variantId: string, cardId: string, quantity: number, cents: number | null) => ({
    variantId,
    cardId,
    quantity,
    priceType: cents === null ? ('CONTACT' as const) : ('FIXED' as const),
    fixedPriceInCents: cents,
    marketPriceInCents: null,
  });
  return aFakeOffer({
    isUnread: true,
    unreadNotes: 2,
    offerItems: [
      item('scout-1-foil', 'scout-1', 2, 100),
      item('warden-1-standard', 'warden-1', 1, 100),
      item('diver-2-standard', 'diver-2', 3, 50),
      item('harrier-2-foil', 'harrier-2', 1, null),
    ],
    ...given,
  });
};

describe('offers tab', () => {
  test('has the specification’s columns among its own, and says what each offer is', async () => {
    openHub(ALL, [], {
      catalogue: { cardSets: tradeSets(), offers: noOffers({ offers: [aRichOffer()] }) },
    });
    const headers = within(await tableOf()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Date',
      'User',
      'Type',
      'Cards',
      'Total',
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
      'Buy from you',
      '7 copies: Lantern Scout, Foil; Ember Warden, Standard; Tide Diver, Standard; 1 more',
      '$4.501 to agree on',
      'Awaiting responseYour turn',
      'Agree on price',
    ]);
    expect(row!.querySelectorAll('[data-orientation]')).toHaveLength(3);
  });

  test('lists both sides’ offers: those that wait first, of these the viewer’s turn, then the newest', async () => {
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

  test('shows received or sent offers, at any stage, of both types or one, and the address says so', async () => {
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

  test('is searched as one types, and the address follows in place', async () => {
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

  test('says whose turn it is, what is new, and what came of an offer', async () => {
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

  test('says what went wrong, and another try helps', async () => {
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

describe('rescinding', () => {
  afterEach(() => jest.restoreAllMocks());

  const ask = async (user: ReturnType<typeof openHub>['user']) => {
    await user.click(await main().findByRole('button', { name: 'Rescind: offer to moss' }));
    return within(screen.getByRole('alertdialog', { name: 'Rescind this offer?' }));
  };

  test('only the viewer’s own pending offers can be rescinded', async () => {
    const { user } = openHub(SENT, [aSentOffer({ id: 'a', status: 'ACCEPTED' }), aFakeOffer()]);
    await rowsOf('sent');
    expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Received' }));
    await rowsOf('received');
    expect(main().queryByRole('button', { name: /^Rescind/ })).not.toBeInTheDocument();
  });

  test('asks first, and stays on the page', async () => {
    const { user, router, api } = openHub(SENT, [aSentOffer()]);
    await user.click((await ask(user)).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Rescind: offer to moss' })).toHaveFocus();
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

describe('answering from the table', () => {
  const priced = (): FakeOffer => {
    const [first] = aRichOffer().offerItems;
    return aRichOffer({ offerItems: [first!] });
  };
  const openWith = (offer: FakeOffer) =>
    openHub(ALL, [], {
      catalogue: { cardSets: tradeSets(), offers: noOffers({ offers: [offer] }) },
    });
  const question = () =>
    within(screen.getByRole('alertdialog', { name: 'moss offered to buy from you' }));

  test.each([
    ['Accept', 'You accepted the offer from moss.', 'Offer accepted'],
    ['Decline', 'You declined the offer from moss.', 'Offer declined'],
  ])('two clicks are enough to %s, after seeing what it is about', async (answer, said, status) => {
    const { user } = openWith(priced());
    await user.click(await main().findByRole('button', { name: 'Answer: offer from moss' }));
    expect(await question().findByText('Lantern Scout, Foil')).toBeVisible();
    expect(question().getByText('2 × $1.00')).toBeVisible();
    expect(question().getByText('$2.00')).toBeVisible();
    await user.click(question().getByRole('button', { name: answer }));
    expect(await main().findByText(said)).toBeVisible();
    const [row] = await rowsOf();
    await waitFor(() => expect(row).toHaveTextContent(status));
    expect(main().getByRole('link', { name: 'View offer from moss' })).toHaveFocus();
  });

  test('an offer with an open price leads to its page instead', async () => {
    const { user, router } = openWith(aRichOffer());
    await user.click(await main().findByRole('link', { name: 'Agree on price: offer from moss' }));
    expect(router.state.location.pathname).toBe('/trading/offers/offer-1');
  });

  test('what is no longer free is named, and the question stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const offers = noOffers({ offers: [priced()] });
    offers.refusals.push({
      field: 'offerItems.0.quantity',
      message: 'Too few copies are left.',
      code: 'NOT_AVAILABLE',
      variantId: 'scout-1-foil',
      available: 1,
    });
    const { user } = openHub(ALL, [], { catalogue: { cardSets: tradeSets(), offers } });
    await user.click(await main().findByRole('button', { name: 'Answer: offer from moss' }));
    await user.click(await question().findByRole('button', { name: 'Accept' }));
    expect(await question().findByText(/1 of 2 left/)).toBeVisible();
    jest.restoreAllMocks();
  });

  test('an offer that the other side takes back meanwhile can’t be answered, and nothing is lost', async () => {
    const offer = priced();
    const { api, user } = openWith(offer);
    await user.click(await main().findByRole('button', { name: 'Answer: offer from moss' }));
    await question().findByText('Lantern Scout, Foil');
    act(() => api.rest.events.open());
    Object.assign(offer, { status: 'RESCINDED', version: 2 });
    act(() => api.rest.events.tell({ offerId: offer.id, kind: 'RESCINDED', mine: false }));
    expect(await question().findByText(/can’t be answered/)).toBeVisible();
    expect(question().getByRole('button', { name: 'Accept' })).toBeDisabled();
  });

  test('an answered offer that the filter leaves out leaves the focus with what was said', async () => {
    const { user } = openHub(`${ALL}&show=my-turn`, [], {
      catalogue: { cardSets: tradeSets(), offers: noOffers({ offers: [priced()] }) },
    });
    await user.click(await main().findByRole('button', { name: 'Answer: offer from moss' }));
    await user.click(await question().findByRole('button', { name: 'Decline' }));
    expect(await main().findByRole('heading', { name: 'No offer waits for you' })).toBeVisible();
    await waitFor(() =>
      expect(
        screen.getByText('You declined the offer from moss.').closest('[data-outcome]'),
      ).toHaveFocus(),
    );
  });

  test('an accepted offer is marked as exchanged', async () => {
    const { user } = openWith({ ...priced(), status: 'ACCEPTED' });
    await user.click(
      await main().findByRole('button', { name: 'Mark as exchanged: offer from moss' }),
    );
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/2 copies leave your collection/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mark as exchanged' }));
    expect(await main().findByText('You marked the offer with moss as exchanged.')).toBeVisible();
  });
});
