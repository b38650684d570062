import { act, screen, waitFor, within } from '@testing-library/react';
import type { Fixture } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { createOffer, offerDialog, openOffer } from '@tests/support/screens/make-offer';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const refused = (
  variantId: string,
  field: string,
  given: Pick<Fixture<'OfferError'>, 'message' | 'code' | 'presentPriceInCents' | 'available'>,
): Fixture<'OfferError'> => ({
  field: `offerItems.0.${field}`,
  variantId,
  ...given,
});

test('a market price that has changed is shown in its place, and everything else stays', async () => {
  const changed = refused('harrier-2-standard', 'expectedPriceInCents', {
    message: 'The market price has changed.',
    code: 'PRICE_CHANGED',
    presentPriceInCents: 95,
  });
  const { user, api, more, offered, note, send, sums, sent } = await openOffer('BUY', {
    answers: { createOffer: { errors: [changed] } },
  });
  await user.click(more('Lantern Scout'));
  await user.clear(offered('Lantern Scout').price());
  await user.type(offered('Lantern Scout').price(), '2');
  await user.click(more('Brass Harrier'));
  await user.type(note(), 'Hello');
  await user.click(send());

  expect(
    await offered('Brass Harrier').row.findByText(
      'The market price has changed from $0.80 to $0.95.',
    ),
  ).toBeInTheDocument();
  expect(sums()).toHaveTextContent('You give $2.95');
  expect(offered('Lantern Scout').price()).toHaveValue('2');
  expect(note()).toHaveValue('Hello');
  expect(logged).toHaveBeenCalledWith('Failed to create offer', [
    expect.objectContaining({ code: 'PRICE_CHANGED' }),
  ]);

  api.answers.createOffer = createOffer;
  await user.click(send());
  await screen.findByRole('dialog', { name: 'Offer sent' });
  expect(sent()[1]?.offerItems[1]?.expectedPriceInCents).toBe(95);
});

test('a card with too few copies says how many are left', async () => {
  const { user, api, more, offered, send, sent } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  await user.click(more('Lantern Scout'));
  const short = { message: 'Only 1 left.', code: 'NOT_AVAILABLE', available: 1 };
  Object.assign(api.answers, {
    promisedPrintings: [{ variantId: 'scout-1-standard', promised: 2, asked: 0 }],
    createOffer: { errors: [refused('scout-1-standard', 'quantity', short)] },
  });
  await user.click(send());
  const { copies, row } = offered('Lantern Scout');
  expect(await row.findByText('Only 1 left.')).toBeInTheDocument();
  await waitFor(() => expect(copies()).toHaveFocus());
  expect(copies()).toHaveValue('2');
  await waitFor(() => expect(more('Lantern Scout')).toBeDisabled());
  await user.click(row.getByRole('button', { name: /^One fewer/ }));
  expect(copies()).toHaveValue('1');
  expect(row.queryByText('Only 1 left.')).not.toBeInTheDocument();
  api.answers.createOffer = createOffer;
  await user.click(send());
  await screen.findByRole('dialog', { name: 'Offer sent' });
  expect(sent()[1]?.offerItems[0]?.quantity).toBe(1);
});

test('a double click makes one offer', async () => {
  const { user, more, send, sent, api } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  const goOn = api.hold();
  await user.dblClick(send());
  goOn();
  await screen.findByRole('dialog', { name: 'Offer sent' });
  expect(sent()).toHaveLength(1);
});

test('a retry after a lost answer makes the same offer; with changes it makes another one', async () => {
  const { user, dialog, more, send, sent, api } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  // It arrives, and the answer doesn't.
  const answered = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    await answered(...call);
    throw new TypeError('Failed to fetch');
  };
  await user.click(send());
  expect(await dialog.findByText(/We don’t know whether your offer arrived/)).toBeInTheDocument();
  globalThis.fetch = answered;
  expect(sent()).toHaveLength(1);

  const message = 'This key was already used for something else.';
  api.answers.createOffer = { errors: [{ field: 'idempotencyKey', message, code: 'KEY_REUSED' }] };
  await user.click(more('Lantern Scout'));
  await user.click(send());
  expect(await dialog.findByText('Your offer had already arrived')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'See your offers' })).toBeInTheDocument();
  api.answers.createOffer = createOffer;
  await user.click(send());
  await screen.findByRole('dialog', { name: 'Offer sent' });
  const [lost, changed, other] = sent().map(({ idempotencyKey }) => idempotencyKey);
  expect(changed).toBe(lost);
  expect(other).not.toBe(lost);
  expect(sent()).toHaveLength(3);
});

test('an unchanged retry after a lost answer makes no second offer', async () => {
  const { user, dialog, more, send, sent } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  const answered = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    await answered(...call);
    throw new TypeError('Failed to fetch');
  };
  await user.click(send());
  await dialog.findByText(/We don’t know whether your offer arrived/);
  globalThis.fetch = answered;
  await user.click(send());
  const done = within(await screen.findByRole('dialog', { name: 'Offer sent' }));
  const [lost, again] = sent();
  // The server answers both with the one offer.
  expect(again).toEqual(lost);
  expect(done.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
    'href',
    `/trading/offers/made-${lost?.idempotencyKey}`,
  );
  expect(sent()).toHaveLength(2);
});

test('says so if the list is private by now, and keeps what was written', async () => {
  const { user, dialog, more, note, send, api } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  await user.type(note(), 'Hello');
  api.answerWith(failing.error('There is no such list.', { code: 'NOT_FOUND' }));
  await user.click(send());
  expect(await dialog.findByText(/There is no such list/)).toBeInTheDocument();
  expect(note()).toHaveValue('Hello');
});

test('the rate limit is reported, nothing is lost, and a minute later the offer is sent', async () => {
  const { user, dialog, more, offered, note, send, sent, api } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  await user.type(note(), 'Hello');
  api.answerWith(
    failing.error('That was a lot at once. Try again in a minute.', { code: 'RATE_LIMITED' }),
  );
  await user.click(send());
  expect(await dialog.findByText('The offer can’t be sent right now')).toBeInTheDocument();
  expect(dialog.getByText(/Try again in a minute/)).toBeInTheDocument();
  expect(dialog.queryByText(/isn’t known/)).not.toBeInTheDocument();
  expect(offered('Lantern Scout').copies()).toHaveValue('1');
  expect(note()).toHaveValue('Hello');
  api.answerWith(null);
  await user.click(send());
  await screen.findByRole('dialog', { name: 'Offer sent' });
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('an offer is discarded after a confirmation', async () => {
  const { user, dialog, more, note, opener, store } = await openOffer('BUY');
  expect(dialog.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await user.click(more('Lantern Scout'));
  await user.type(note(), 'Hello');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  const asked = within(screen.getByRole('alertdialog', { name: 'Discard this offer?' }));
  await user.click(asked.getByRole('button', { name: 'Keep it' }));
  expect(note()).toHaveValue('Hello');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  const again = within(screen.getByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Discard' }));
  expect(opener).toHaveFocus();
  expect(opener).toHaveAccessibleName('Make an Offer');
  expect(store.getState().offerDrafts.entries).toEqual({});
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('closing loses nothing, leaving the page closes', async () => {
  const { user, more, offered, note, opener, router } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  await user.clear(offered('Lantern Scout').price());
  await user.type(offered('Lantern Scout').price(), '7');
  await user.type(note(), 'Hello');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(opener).toHaveAccessibleName('Make an Offer (draft)');

  await user.keyboard('{Enter}');
  const again = await offerDialog();
  expect(again.offered('Lantern Scout').price()).toHaveValue('7');
  expect(again.note()).toHaveValue('Hello');
  await act(() => router.navigate('/card-sets'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Make an Offer (draft)' }));
  expect((await offerDialog()).note()).toHaveValue('Hello');
});
