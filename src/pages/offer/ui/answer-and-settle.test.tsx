import { act, screen, waitFor, within } from '@testing-library/react';
import { tradeListApi } from '@/entities/trade-list';
import { anOffer, anOfferItem, aSentOffer } from '@tests/factories/offer';
import { failing } from '@tests/support/client/fake-api';
import { tooLate } from '@tests/support/client/offers';
import { openOffer } from '@tests/support/screens/offer-page';

type Given = Parameters<typeof anOffer>[0];
const offerItems = () => [anOfferItem()];
const received = (given: Given = {}) => anOffer({ offerItems: offerItems(), ...given });
const sent = (given: Given = {}) => aSentOffer({ offerItems: offerItems(), ...given });

const press = async (user: ReturnType<typeof openOffer>['user'], label: string) =>
  user.click(await screen.findByRole('button', { name: label }));
const dialog = () => within(screen.getByRole('alertdialog'));
const confirm = (user: ReturnType<typeof openOffer>['user'], label: string) =>
  user.click(dialog().getByRole('button', { name: label }));
const status = (title: string) => screen.findByRole('heading', { level: 2, name: title });
/** The pressed button is gone by then. */
const focused = async (title: string) => {
  const heading = await status(title);
  await waitFor(() => expect(heading).toHaveFocus());
};
const actions = () => {
  const words =
    /^(Rescind|Accept|Change the terms|Decline|Mark as exchanged|Take mark back|Call it off)$/;
  return screen.queryAllByRole('button', { name: words }).map(({ textContent }) => textContent);
};

// Refusals are logged.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('the initiator can only rescind, and is asked first', async () => {
  const { user, offer } = openOffer(sent());
  await status('Waiting for moss');
  expect(actions()).toEqual(['Rescind']);
  await press(user, 'Rescind');
  await confirm(user, 'Keep it');
  expect(offer.status).toBe('PENDING');
  await press(user, 'Rescind');
  await confirm(user, 'Rescind offer');
  await focused('You took this offer back');
  expect(offer.status).toBe('RESCINDED');
  expect(screen.getByText('Offer rescinded')).toBeVisible();
  expect(actions()).toEqual([]);
});

test('the recipient accepts after a confirmation', async () => {
  const { user, offer } = openOffer();
  await status('It’s your turn');
  expect(actions()).toEqual(['Accept', 'Change the terms', 'Decline']);
  await press(user, 'Accept');
  expect(dialog().getByText(/You promise these copies to moss/)).toBeVisible();
  const [given, got] = dialog().getAllByRole('list');
  expect(given).toHaveTextContent(/^Lantern Scout, Standard2 × \$1\.50/);
  expect(got).toHaveTextContent(/^Money\$3\.00$/);
  expect(dialog().getByText('you are $0.50 up').closest('p')).toHaveTextContent(
    'You give $2.50 · You get $3.00 · you are $0.50 up',
  );
  await confirm(user, 'Accept offer');
  await focused('Now exchange the cards');
  expect(offer.status).toBe('ACCEPTED');
  expect(actions()).toEqual(['Mark as exchanged', 'Call it off']);
});

test('too few copies: the dialog says what is left, and the offer stays pending', async () => {
  const short = (variantId: string, available: number) => ({
    field: 'offerItems',
    message: 'Not available',
    code: 'NOT_AVAILABLE',
    variantId,
    available,
  });
  const { user, offer } = openOffer(received(), {
    acceptOffer: { errors: [short('scout-1-standard', 1), short('harrier-2-foil', 0)] },
  });
  await screen.findByRole('region', { name: 'You give: Lanterns of the Rim' });
  await press(user, 'Accept');
  await confirm(user, 'Accept offer');
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Lantern Scout, Standard: 1 of 2 left',
  );
  expect(dialog().getByText('harrier-2-foil: none left')).toBeVisible();
  expect(offer.status).toBe('PENDING');
});

test('declines with a reason, which stays while the dialog is closed', async () => {
  const { user, offer } = openOffer();
  await press(user, 'Decline');
  await user.type(dialog().getByRole('textbox', { name: /Reason/ }), '  Sold already ');
  await confirm(user, 'Not yet');
  await press(user, 'Decline');
  expect(dialog().getByRole('textbox', { name: /Reason/ })).toHaveValue('  Sold already ');
  await confirm(user, 'Decline offer');
  await status('You declined this offer');
  expect(offer).toMatchObject({ status: 'DECLINED', declineReason: 'Sold already' });
  expect(screen.getByText('Sold already', { selector: 'blockquote' })).toBeVisible();
});

test('declines without a reason', async () => {
  const { user, offer } = openOffer();
  await press(user, 'Decline');
  await confirm(user, 'Decline offer');
  await status('You declined this offer');
  expect(offer.declineReason).toBeNull();
  expect(screen.queryByText('Reason')).not.toBeInTheDocument();
});

test('the initiator sees why it was declined, as text', async () => {
  openOffer(sent({ status: 'DECLINED', declineReason: '<b>No</b> \u202Eeurt' }));
  await status('moss declined this offer');
  expect(screen.getByRole('blockquote')).toHaveTextContent('<b>No</b> \u202Eeurt');
  expect(screen.getByRole('blockquote')).toHaveAttribute('dir', 'auto');
});

test('too late: shows the current offer, and says so', async () => {
  const { user, api, offer } = openOffer();
  await status('It’s your turn');
  Object.assign(offer, { status: 'RESCINDED', version: 2 });
  api.answers.acceptOffer = tooLate(offer);
  await press(user, 'Accept');
  await confirm(user, 'Accept offer');
  expect(await status('moss took this offer back')).toBeVisible();
  expect(screen.getByText(/was changed in the meantime/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(actions()).toEqual([]);
});

test('a dialog that the other side makes pointless closes, and the focus isn’t lost', async () => {
  const { api, user, offer } = openOffer();
  await press(user, 'Accept');
  await waitFor(() => expect(api.rest.events.connections).toBe(1));
  act(() => api.rest.events.open());
  Object.assign(offer, { status: 'RESCINDED', version: 2 });
  act(() => api.rest.events.tell({ offerId: 'offer-1', kind: 'RESCINDED', mine: false }));
  await focused('moss took this offer back');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('an action that fails keeps its dialog open for a retry', async () => {
  const { api, user, offer } = openOffer();
  await press(user, 'Accept');
  api.answerWith(failing.html(500));
  await confirm(user, 'Accept offer');
  expect(await dialog().findByRole('alert')).toBeVisible();
  expect(offer.status).toBe('PENDING');
  api.answerWith(null);
  await confirm(user, 'Accept offer');
  await status('Now exchange the cards');
});

describe('an accepted offer', () => {
  test('can be marked as exchanged, and the mark can be taken back', async () => {
    const { user, offer } = openOffer(received({ status: 'ACCEPTED' }));
    await press(user, 'Mark as exchanged');
    expect(
      dialog().getByText(/2 copies leave your collection and your sale list, and moss gets them/),
    ).toBeVisible();
    await confirm(user, 'Mark as exchanged');
    await focused('Waiting for moss');
    expect(offer.exchangedBy).toEqual(['RECIPIENT']);
    expect(actions()).toEqual(['Take mark back', 'Call it off']);
    await press(user, 'Take mark back');
    await confirm(user, 'Take it back');
    await status('Now exchange the cards');
    expect(offer.exchangedBy).toEqual([]);
  });

  test('is settled permanently by the second mark', async () => {
    const { user } = openOffer(sent({ status: 'ACCEPTED', exchangedBy: ['RECIPIENT'] }));
    await status('It’s your turn');
    await press(user, 'Mark as exchanged');
    expect(
      dialog().getByText(/2 copies join your collection and leave your want list/),
    ).toHaveTextContent('This is final.');
    await confirm(user, 'Settle for good');
    await status('Exchanged');
    expect(actions()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Collection History' })).toBeVisible();
  });

  test('refetches the lists once it is settled, even without an event', async () => {
    const { api, store, user } = openOffer(
      sent({ status: 'ACCEPTED', exchangedBy: ['RECIPIENT'] }),
    );
    const asked = () =>
      api.calls.filter(({ operationName }) => operationName === 'UserWantLists').length;
    await store.dispatch(tradeListApi.endpoints.wantList.initiate({ userHandle: null }));
    expect(asked()).toBe(1);
    await press(user, 'Mark as exchanged');
    await confirm(user, 'Settle for good');
    await status('Exchanged');
    await waitFor(() => expect(asked()).toBe(2));
  });

  test('is called off by either side', async () => {
    const { user, offer } = openOffer(received({ status: 'ACCEPTED' }));
    await press(user, 'Call it off');
    await confirm(user, 'Call it off');
    await status('You called this offer off');
    await waitFor(() => expect(offer.calledOffBy).toBe('RECIPIENT'));
    expect(actions()).toEqual([]);
  });
});

describe('a card without a price', () => {
  const contact = (given: Parameters<typeof anOfferItem>[0] = {}) => [
    anOfferItem({ priceType: 'CONTACT', fixedPriceInCents: null, ...given }),
  ];
  const field = () => screen.getByRole('textbox', { name: /price in dollars/ });
  const take = () => screen.queryByRole('button', { name: /^Take \$/ });

  test('keeps the offer from being accepted until both agree on its price', async () => {
    const { user, offer } = openOffer(received({ offerItems: contact() }));
    await status('Agree on the price');
    expect(actions()).toEqual(['Change the terms', 'Decline']);
    expect(screen.getByText('No price has been proposed yet.')).toBeVisible();

    await press(user, 'Propose a price for Lantern Scout, Standard');
    expect(field()).toHaveFocus();
    await user.keyboard('1.-2345{Enter}');
    expect(field()).toBeInvalid();
    await user.clear(field());
    await user.type(field(), '1,23{Enter}');
    await waitFor(() => expect(offer.offerItems[0]?.proposedPriceInCents).toBe(123));
    await status('Waiting for moss');
    expect(screen.getByText('You proposed $1.23 each.')).toBeVisible();
    expect(take()).toBeNull();
    expect(actions()).toEqual(['Change the terms', 'Decline']);
  });

  test('gets the price that the other side proposes, with one press', async () => {
    const proposal = { proposedBy: 'INITIATOR', proposedPriceInCents: 500 } as const;
    const { user } = openOffer(received({ offerItems: contact(proposal) }));
    await status('Agree on the price');
    expect(screen.getByText('moss proposes $5.00 each.')).toBeVisible();
    await press(user, 'Take $5.00 for Lantern Scout, Standard');
    await focused('It’s your turn');
    expect(screen.getByText('You agreed on $5.00 each.')).toBeVisible();
    expect(screen.getByText('2 × $5.00')).toBeVisible();
    expect(screen.getByText('Money').closest('p')).toHaveTextContent(/^Money \$10\.00$/);
    expect(actions()).toEqual(['Accept', 'Change the terms', 'Decline']);
  });

  test('can get another price; an empty one isn’t sent, and Cancel sends nothing', async () => {
    const proposal = { proposedBy: 'RECIPIENT', proposedPriceInCents: 500 } as const;
    const { user, offer } = openOffer(received({ offerItems: contact(proposal) }));
    await status('Waiting for moss');
    await press(user, 'Propose another price for Lantern Scout, Standard');
    await user.keyboard('{Enter}');
    expect(field()).toHaveAccessibleDescription(/^Enter a price of at most/);
    await user.type(field(), '1.250{Enter}');
    expect(field()).toHaveValue('1.250');
    expect(field()).toHaveAccessibleDescription(/write 1250 or 1\.25\.$/);
    await press(user, 'Cancel');
    expect(screen.queryByRole('textbox', { name: /price in/ })).toBeNull();
    expect(offer.version).toBe(1);
  });

  test('says why a price isn’t taken, and shows the current one', async () => {
    const proposal = { proposedBy: 'INITIATOR', proposedPriceInCents: 500 } as const;
    const { user, api, offer } = openOffer(received({ offerItems: contact(proposal) }));
    await status('Agree on the price');
    offer.offerItems[0]!.proposedPriceInCents = 700;
    offer.version += 1;
    api.answers.takeOfferPrice = tooLate(offer);
    await press(user, 'Take $5.00 for Lantern Scout, Standard');
    expect(await screen.findByRole('alert')).toHaveTextContent('changed meanwhile');
    expect(await screen.findByText('moss proposes $7.00 each.')).toBeVisible();
    expect(take()).toHaveTextContent('Take $7.00');
  });

  test('shows the final price once the offer is accepted', async () => {
    const proposed = { proposedBy: 'INITIATOR', proposedPriceInCents: 500 } as const;
    const proposal = { ...proposed, isPriceTaken: true };
    openOffer(received({ status: 'ACCEPTED', offerItems: contact(proposal) }));
    expect(await screen.findByText('You agreed on $5.00 each.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull();
  });
});
