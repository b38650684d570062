import { act, waitFor, within, screen } from '@testing-library/react';
import {
  anOffer,
  anOfferItem,
  aRichOffer,
  aSentOffer,
  type FakeOffer,
} from '@tests/factories/offer';
import { tradeSets } from '@tests/factories/trade-cards';
import { aSaleList } from '@tests/support/client/sale-lists';
import { failing } from '@tests/support/client/fake-api';
import { tooLate } from '@tests/support/client/offers';
import { ALL, main, openHub, rowsOf, SENT } from '@tests/support/screens/offers-tab';

describe('rescinding', () => {
  afterEach(() => jest.restoreAllMocks());

  const ask = async (user: ReturnType<typeof openHub>['user']) => {
    await user.click(await main().findByRole('button', { name: 'Rescind: offer to moss' }));
    return within(screen.getByRole('alertdialog', { name: 'Rescind this offer?' }));
  };

  test('only the viewer’s own pending offers can be rescinded', async () => {
    const { user } = openHub(SENT, [aSentOffer({ id: 'a', status: 'ACCEPTED' }), anOffer()]);
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
    const { user, api } = openHub(SENT, [offer]);
    const dialog = await ask(user);
    offer.status = 'ACCEPTED';
    api.answers.rescindOffer = tooLate(offer);
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
  const priced = (given: Parameters<typeof aRichOffer>[0] = {}): FakeOffer => {
    const [first] = aRichOffer().offerItems;
    return aRichOffer({ offerItems: [first!], ...given });
  };
  const question = () =>
    within(screen.getByRole('alertdialog', { name: 'moss offered to buy from you' }));
  /** Its buttons do nothing until it shows what it is about. */
  const openQuestion = async (
    user: ReturnType<typeof openHub>['user'],
    about = 'Lantern Scout, Foil',
  ) => {
    await user.click(await main().findByRole('button', { name: 'Answer: offer from moss' }));
    expect(await question().findByText(about)).toBeVisible();
  };

  test.each([
    ['Accept', 'You accepted the offer from moss.', 'Offer accepted'],
    ['Decline', 'You declined the offer from moss.', 'Offer declined'],
  ])('two clicks are enough to %s, after seeing what it is about', async (answer, said, status) => {
    const { user } = openHub(ALL, [priced()]);
    await openQuestion(user);
    expect(question().getByText('2 × $1.00')).toBeVisible();
    const [given, got] = question().getAllByRole('list');
    expect(given).toHaveTextContent(/^Lantern Scout, Foil/);
    expect(got).toHaveTextContent(/^Money\$2\.00$/);
    await user.click(question().getByRole('button', { name: answer }));
    expect(await main().findByText(said)).toBeVisible();
    const [row] = await rowsOf();
    await waitFor(() => expect(row).toHaveTextContent(status));
    expect(main().getByRole('link', { name: 'View offer from moss' })).toHaveFocus();
  });

  test('names the rule by which the price follows the market', async () => {
    const item = anOfferItem({
      priceType: 'MARKET',
      fixedPriceInCents: 1_200,
      marketPriceInCents: 1_333,
    });
    const { user } = openHub(ALL, [anOffer({ offerItems: [item] })], {
      catalogue: {
        cardSets: tradeSets(),
        saleLists: {
          own: aSaleList({ settings: { percentageAdjustment: -10, roundingStep: 25 } }),
          shared: {},
        },
      },
    });
    await openQuestion(user, 'Lantern Scout, Standard');
    expect(await question().findByText('2 × $12.00')).toBeVisible();
    expect(await question().findByText('market $13.33 (−10 %, rounded up to 25¢)')).toBeVisible();
    expect(question().queryByText(/\(Market\)/)).not.toBeInTheDocument();
  });

  test('an offer with an open price leads to its page instead', async () => {
    const { user, router } = openHub(ALL, [aRichOffer()]);
    await user.click(await main().findByRole('link', { name: 'Agree on price: offer from moss' }));
    expect(router.state.location.pathname).toBe('/trading/offers/offer-1');
  });

  test('what is no longer free is named, and the question stays', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = {
      field: 'offerItems.0.quantity',
      message: 'Too few copies are left.',
      code: 'NOT_AVAILABLE',
      variantId: 'scout-1-foil',
      available: 1,
    };
    const { user } = openHub(ALL, [priced()], { answers: { acceptOffer: { errors: [error] } } });
    await openQuestion(user);
    await user.click(question().getByRole('button', { name: 'Accept' }));
    expect(await question().findByText(/1 of 2 left/)).toBeVisible();
    jest.restoreAllMocks();
  });

  test('an offer that the other side takes back meanwhile can’t be answered, and nothing is lost', async () => {
    const offer = priced();
    const { api, user } = openHub(ALL, [offer]);
    await openQuestion(user);
    act(() => api.rest.events.open());
    Object.assign(offer, { status: 'RESCINDED', version: 2 });
    act(() => api.rest.events.tell({ offerId: offer.id, kind: 'RESCINDED', mine: false }));
    expect(await question().findByText(/can’t be answered/)).toBeVisible();
    expect(question().getByRole('button', { name: 'Accept' })).toBeDisabled();
  });

  test('an answered offer that the filter leaves out leaves the focus with what was said', async () => {
    const { user, api } = openHub(`${ALL}&show=my-turn`, [priced()]);
    await openQuestion(user);
    api.answers.userOffers = { nodes: [], pageInfo: { hasNextPage: false } };
    await user.click(question().getByRole('button', { name: 'Decline' }));
    expect(await main().findByRole('heading', { name: 'No offer waits for you' })).toBeVisible();
    await waitFor(() =>
      expect(
        screen.getByText('You declined the offer from moss.').closest('[data-outcome]'),
      ).toHaveFocus(),
    );
  });

  test('an accepted offer is marked as exchanged', async () => {
    const { user } = openHub(ALL, [priced({ status: 'ACCEPTED' })]);
    await user.click(
      await main().findByRole('button', { name: 'Mark as exchanged: offer from moss' }),
    );
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/2 copies leave your collection/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mark as exchanged' }));
    expect(await main().findByText('You marked the offer with moss as exchanged.')).toBeVisible();
  });
});
