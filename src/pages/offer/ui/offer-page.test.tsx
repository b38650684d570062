import { screen, waitFor, within } from '@testing-library/react';
import { anOffer, anOfferItem, aSentOffer } from '@tests/factories/offer';
import { aFairness, someCopies } from '@tests/factories/fairness';
import { inEuro } from '@tests/factories/currency';
import { tradeSets } from '@tests/factories/trade-cards';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { offersAnswers } from '@tests/support/client/offers';
import { openOffer } from '@tests/support/screens/offer-page';
import { renderApp } from '@tests/support/client/render-app';
import { tabTo } from '@tests/support/client/person';

const fern = aUser({ id: 'me', handle: 'fern' });
const loaded = () => screen.findByText(/offered to/);
const main = () => within(screen.getByRole('main'));

test.each([
  [anOffer(), 'moss offered to buy from you'],
  [anOffer({ offerType: 'SELL' }), 'moss offered to sell to you'],
  [aSentOffer(), 'You offered to buy from moss'],
  [aSentOffer({ offerType: 'SELL' }), 'You offered to sell to moss'],
  [anOffer({ initiator: { id: 'moss', handle: null } }), 'a deleted user offered to buy from you'],
])('says who offered what to the other (%#)', async (offer, sentence) => {
  openOffer(offer);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Offer Details' })).toBeVisible();
  expect(main().getByText('Awaiting response')).toBeVisible();
});

test('says when it was updated only if that is not when it was created', async () => {
  const { unmount } = openOffer();
  await loaded();
  expect(main().getByText(/^Created/)).toBeVisible();
  expect(main().queryByText(/^Updated/)).not.toBeInTheDocument();
  unmount();
  openOffer(anOffer({ updatedAt: '2026-03-01T10:00:01.000Z' }));
  await loaded();
  expect(main().getByText(/^Updated/)).toBeVisible();
});

test('links to its list', async () => {
  const { unmount } = openOffer(aSentOffer());
  expect(await screen.findByRole('link', { name: 'moss’s sale list' })).toHaveAttribute(
    'href',
    '/collections/moss/sell',
  );
  unmount();
  openOffer(anOffer({ offerType: 'SELL' }));
  expect(await screen.findByRole('link', { name: 'your want list' })).toHaveAttribute(
    'href',
    '/collections/my/want',
  );
});

test('the cards are sorted by set, card number and variant, with quantity × price', async () => {
  const offerItems = [
    anOfferItem({
      variantId: 'diver-2-showcase',
      cardId: 'diver-2',
      priceType: 'CONTACT',
      fixedPriceInCents: null,
    }),
    anOfferItem({
      variantId: 'harrier-2-standard',
      cardId: 'harrier-2',
      priceType: 'MARKET',
      marketPriceInCents: 140,
    }),
    anOfferItem({ variantId: 'scout-1-foil', quantity: 1, marketPriceInCents: null }),
    anOfferItem(),
  ];
  openOffer(anOffer({ offerItems }));
  const sor = await screen.findByRole('region', { name: 'You give: Lanterns of the Rim' });
  const rowsOf = (region: HTMLElement) =>
    within(region)
      .getAllByRole('listitem')
      .map((row) => row.textContent?.replace(/SOR_\d+|SHD_\d+/, ''));
  expect(rowsOf(sor)).toEqual([
    expect.stringMatching(/^Lantern Scout.*Standard2 × \$1\.50market \$1\.25 \(\+20 %\)$/),
    expect.stringMatching(/^Lantern Scout.*Foil1 × \$1\.50No market price$/),
    expect.stringMatching(/^Brass Harrier.*Standard2 × \$1\.50market \$1\.40 \(\+7 %\)$/),
  ]);
  const shd = screen.getByRole('region', { name: 'You give: Harbours of Dusk' });
  expect(rowsOf(shd)).toEqual([
    expect.stringMatching(/^Tide Diver.*Showcase2 × Contact for Price/),
  ]);

  expect(screen.getByText('Money').closest('p')).toHaveTextContent(
    'Money $7.50, 1 price still to be agreed',
  );
});

test('a card shows its full number, and a printing its own if that differs', async () => {
  const cardSets = tradeSets();
  const card = cardSets[0]?.cards[0];
  if (card) {
    card.standardFullCardNumber = 'SOR_001';
    const [standard, foil] = card.cardVariants;
    if (standard) standard.number = '001';
    if (foil) foil.number = '331';
  }
  renderApp('/trading/offers/offer-1', {
    user: fern,
    catalogue: { cardSets },
    answers: offersAnswers([
      anOffer({ offerItems: [anOfferItem(), anOfferItem({ variantId: 'scout-1-foil' })] }),
    ]),
  });
  const region = await screen.findByRole('region', { name: 'You give: Lanterns of the Rim' });
  const [standard, foil] = within(region).getAllByRole('listitem');
  expect(standard).toHaveTextContent('SOR_001 · Standard2 ×');
  expect(foil).toHaveTextContent('SOR_001 · Foil 3312 ×');
});

test('says how many printings are no longer in the catalogue', async () => {
  const gone = anOfferItem({ variantId: 'gone-1', cardId: 'gone' });
  openOffer(anOffer({ offerItems: [anOfferItem(), gone] }));
  expect(
    await screen.findByText('1 printing of this offer is no longer in the catalogue.'),
  ).toBeVisible();
});

test('says what each side gives, what it gains and which prices are doubtful', async () => {
  const lacked = { wanted: 1, missing: 2 };
  const offerItems = [
    anOfferItem(),
    anOfferItem({ variantId: 'scout-1-foil', quantity: 1, marketPriceInCents: null }),
    anOfferItem({ variantId: 'diver-2-showcase', cardId: 'diver-2', marketPriceInCents: 700 }),
  ];
  const [scout, foil, diver] = offerItems;
  const gets = [
    someCopies(scout!, 125, { lowInCents: 100, confirmedAt: daysAgo(20) }, lacked),
    someCopies(foil!, null, {}, lacked),
    someCopies(diver!, 700, { highInCents: 900, isQuarantined: true }, lacked),
  ];
  const offer = aSentOffer({ offerItems });
  Object.defineProperty(offer, 'fairness', { value: aFairness([], gets, 750) });
  const { user } = openOffer(offer);
  const gives = within(await screen.findByRole('region', { name: 'You give' }));
  expect(gives.getByText('No cards')).toBeVisible();
  const got = within(screen.getByRole('region', { name: 'You get' }));
  expect(got.getByText('Within 30 days: $16.00 to $20.50')).toBeVisible();
  expect(got.getByText('3 of 5 copies are on your want list.')).toBeVisible();
  expect(got.getByText('5 copies are missing in your collection.')).toBeVisible();
  expect(screen.getByText(/^you are/).closest('p')).toHaveTextContent(
    'You give $7.50 · You get $16.50 · you are $10.50 up, not counting 1 printing without a market price',
  );
  const panel = within(got.getByText(/^Within/).closest<HTMLElement>('.segment')!);
  const [doubtful] = panel.getAllByRole('list');
  expect(
    within(doubtful!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Lantern Scout, Standard: last confirmed 20 days ago',
    'Lantern Scout, Foil: no market price, so it adds nothing here',
    'Tide Diver, Showcase: a newer price is in quarantine, so the last good one counts',
  ]);
  await user.click(screen.getByRole('button', { name: 'Each printing' }));
  expect(panel.getByText('$2.00 to $2.50')).toBeVisible();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a missing offer, or another player’s', async () => {
  renderApp('/trading/offers/offer-7', { user: fern });
  expect(await screen.findByRole('heading', { level: 1, name: 'Offer not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your offers' })).toHaveAttribute(
    'href',
    '/trading?tab=Offers',
  );
});

test('a failure says so, and a retry works', async () => {
  const { api, user } = renderApp('/trading/offers/offer-1', {
    user: fern,
    answers: offersAnswers([anOffer()]),
    prepare: (it) => it.answerWith(failing.html(500)),
  });
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent(/^Error: /);
  api.answerWith(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await loaded()).toBeVisible();
});

test('a visitor logs in first and comes back', async () => {
  const { router } = renderApp('/trading/offers/offer-1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?redirect_to=%2Ftrading%2Foffers%2Foffer-1');
});

describe('is marked as read', () => {
  const setVisibility = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => setVisibility('visible'));

  test('with the version that was on the screen, once', async () => {
    const { api, offer } = openOffer(anOffer({ isUnread: true, version: 4 }));
    await waitFor(() => expect(offer.isUnread).toBe(false));
    await loaded();
    const marks = api.calls.filter(({ operationName }) => operationName === 'MarkOfferRead');
    expect(marks.map(({ variables }) => variables)).toEqual([{ offerId: 'offer-1', version: 4 }]);
  });

  test('only once the window is visible', async () => {
    setVisibility('hidden');
    const { offer } = openOffer(anOffer({ isUnread: true }));
    await loaded();
    expect(offer.isUnread).toBe(true);
    setVisibility('visible');
    await waitFor(() => expect(offer.isUnread).toBe(false));
  });
});

test('from the hub to an accepted offer and an answer to it, by keyboard alone', async () => {
  const offer = anOffer({ offerItems: [anOfferItem()] });
  const { user } = renderApp('/trading?tab=Offers', {
    user: aUser({ id: 'me', handle: 'fern' }),
    catalogue: { cardSets: tradeSets() },
    answers: offersAnswers([offer]),
  });
  await tabTo(user, await screen.findByRole('link', { name: 'View offer from moss' }));
  await user.keyboard('{Enter}');

  await tabTo(user, await screen.findByRole('button', { name: 'Accept' }));
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept this offer?' }));
  await tabTo(user, question.getByRole('button', { name: 'Accept offer' }));
  await user.keyboard('{Enter}');
  const status = await screen.findByRole('heading', { name: 'Now exchange the cards' });
  await waitFor(() => expect(status).toHaveFocus());
  expect(offer.status).toBe('ACCEPTED');

  await tabTo(user, screen.getByRole('textbox', { name: 'Write a note' }));
  await user.keyboard('Thursday?{Enter}');
  await waitFor(() => expect(offer.notes.map(({ content }) => content)).toEqual(['Thursday?']));
});

test('is in dollars, with the viewer’s currency beside each amount', async () => {
  openOffer(undefined, {}, inEuro());
  await loaded();
  expect(await main().findByText('2 × $1.50 (≈€1.38)')).toBeVisible();
  expect(main().getByText('market ≈€1.15 (+20 %)')).toBeVisible();
  expect(
    main()
      .getByText(/^you are/)
      .closest('p'),
  ).toHaveTextContent('You give ≈€2.31 · You get $3.00 (≈€2.77) · you are $0.50 (≈€0.46) up');
});
