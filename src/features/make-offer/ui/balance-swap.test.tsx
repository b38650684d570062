import { screen, waitFor, within } from '@testing-library/react';
// Compiled in advance, so that tests don't wait for it.
import '@/features/make-offer/ui/offer-dialog';
import { aFakeSharing } from '@tests/factories/sharing';
import { aUser } from '@tests/factories/user';
import { failing } from '@tests/support/client/fake-api';
import { pricedSets } from '@tests/support/client/make-offer';
import type { FakeMatch } from '@tests/support/client/matches';
import { type FakeOffers, noOffers } from '@tests/support/client/offers';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

const copies = (cardId: string, quantity: number) => ({
  variantId: `${cardId}-standard`,
  cardId,
  quantity,
});
/** Harriers cost $0.75, a scout $2.00 and a warden $10.00. */
const MATCH: FakeMatch = {
  handle: 'moss',
  toSell: [copies('harrier-2', 4)],
  toBuy: [copies('scout-1', 1), copies('warden-1', 1)],
};

const selling = (cards: FakeMatch['toBuy']) =>
  aSaleList({
    items: Object.fromEntries(
      cards.map(({ variantId, cardId, quantity }) => [variantId, aSaleItem({ cardId, quantity })]),
    ),
  });
const wanting = (cards: FakeMatch['toBuy']) =>
  Object.fromEntries(cards.map(({ variantId, quantity }) => [variantId, quantity]));

/** The form of a swap between fern, who looks at it, and moss. */
async function propose(match = MATCH, given: Partial<FakeOffers> = {}) {
  const shown = renderApp('/trading', {
    user: aUser({ id: 'me', handle: 'fern' }),
    catalogue: {
      cardSets: pricedSets(),
      sharing: aFakeSharing(),
      matches: [match],
      offers: noOffers(given),
      saleLists: { own: selling(match.toSell), shared: { moss: selling(match.toBuy) } },
      wantLists: { own: wanting(match.toBuy), shared: { moss: wanting(match.toSell) } },
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Propose a swap' }));
  const form = within(await screen.findByRole('dialog', { name: 'Swap with moss' }));
  await form.findByRole('button', { name: 'Balance it' });
  const count = (name: string) => form.getByRole('textbox', { name: `Copies: ${name}` });
  return {
    ...shown,
    form,
    count,
    amount: () => form.getByRole('textbox', { name: /^Amount in dollars/ }),
    balance: () => shown.user.click(form.getByRole('button', { name: 'Balance it' })),
  };
}

test('a new swap begins with the best balanced choice of what matches, and shows its sums', async () => {
  const { form, count } = await propose();
  expect(count('Brass Harrier, Standard, given')).toHaveValue('4');
  expect(count('Lantern Scout, Standard, got')).toHaveValue('1');
  expect(count('Ember Warden, Standard, got')).toHaveValue('0');
  expect(
    form.getByText(/^Changed by 1 copy: both sides are within \$1\.00 or 5 % of each other; .+\.$/),
  ).toBeVisible();
  const gives = within(await form.findByRole('region', { name: 'You give' }));
  expect(gives.getByText('$3.00')).toBeVisible();
  expect(within(form.getByRole('region', { name: 'You get' })).getByText('$2.00')).toBeVisible();
});

test('“Balance it” changes cards to go with the money, which counts in the sums at once', async () => {
  const { api, form, user, count, amount, balance } = await propose();
  await form.findByRole('region', { name: 'You give' });
  const asked = api.calls.length;
  await user.type(amount(), '10');
  expect(within(form.getByRole('region', { name: 'You give' })).getByText('$13.00')).toBeVisible();
  expect(api.calls).toHaveLength(asked);
  await balance();
  await waitFor(() => expect(count('Ember Warden, Standard, got')).toHaveValue('1'));
  expect(count('Brass Harrier, Standard, given')).toHaveValue('4');
  expect(amount()).toHaveValue('10');
  expect(form.getByText(/^Changed by 1 copy: /)).toBeVisible();
  await user.clear(amount());
  expect(form.queryByText(/^Changed by/)).not.toBeInTheDocument();
});

test('an amount of money that can mean two isn’t taken for either', async () => {
  const { form, user, amount } = await propose();
  await form.findByRole('region', { name: 'You give' });
  await user.type(amount(), '1.250');
  expect(amount()).toHaveValue('1.250');
  expect(amount()).toHaveAccessibleDescription(/write 1250 or 1\.25\.$/);
  await user.type(amount(), ',50');
  expect(amount()).toBeValid();
  expect(
    within(form.getByRole('region', { name: 'You give' })).getByText('$1,253.50'),
  ).toBeVisible();
});

test('money makes both sides equal', async () => {
  const { form, user, amount } = await propose();
  await form.findByText('At today’s market prices, moss is ahead by $1.00.');
  await user.click(form.getByRole('button', { name: 'Even it out with money' }));
  expect(amount()).toHaveValue('1');
  expect(form.getByRole('button', { name: 'moss pays', pressed: true })).toBeVisible();
  expect(form.getByText('At today’s market prices, both sides are equal.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'You pay' }));
  expect(form.getByText('At today’s market prices, moss is ahead by $2.00.')).toBeVisible();
});

test('says what is left if no choice is even', async () => {
  const { form, balance } = await propose({
    handle: 'moss',
    toSell: [copies('harrier-2', 1)],
    toBuy: [copies('warden-1', 1)],
  });
  await balance();
  expect(
    await form.findByText(
      'Nothing had to change. With the closest choice that your lists allow, you are ahead by $9.25.',
    ),
  ).toBeVisible();
});

test.each([
  ['NOTHING_FITS', 'No other choice fits: your lists have nothing more in common.'],
  ['BUSY', 'Others are balancing just now. Try again in a moment.'],
  ['FAILED', 'This can’t be balanced now. Choose the cards yourself, or try again later.'],
] as const)(
  'after %s, everything that matches is there, and the form says why',
  async (why, words) => {
    const { form, count, balance } = await propose(MATCH, { balanceRefusals: [why, why] });
    expect(count('Ember Warden, Standard, got')).toHaveValue('1');
    expect(form.queryByText(words)).not.toBeInTheDocument();
    await balance();
    expect(await form.findByText(words)).toBeVisible();
    expect(count('Ember Warden, Standard, got')).toHaveValue('1');
  },
);

test('what is changed while it is balanced counts', async () => {
  const { api, form, user, count, balance } = await propose(MATCH, { balanceRefusals: ['BUSY'] });
  const release = api.hold();
  await balance();
  expect(form.getByRole('button', { name: 'Balancing…' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'One fewer: Brass Harrier, Standard, given' }));
  release();
  await form.findByRole('region', { name: 'You give' });
  expect(count('Brass Harrier, Standard, given')).toHaveValue('3');
  expect(count('Ember Warden, Standard, got')).toHaveValue('1');
  expect(form.getByRole('button', { name: 'Balance it' })).toBeVisible();
});

test('a swap that may not have arrived is kept to be sent again, or discarded after a question', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { api, form, user, amount } = await propose();
  expect(form.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await user.type(amount(), '2');
  api.answerWith(failing.offline);
  await user.click(form.getByRole('button', { name: 'Propose swap' }));
  expect(await form.findByText('We don’t know whether your offer arrived')).toBeVisible();
  expect(amount()).toHaveValue('2');
  const keys = api.calls
    .filter(({ operationName }) => operationName === 'ProposeSwap')
    .map(({ variables }) => variables?.['idempotencyKey']);
  expect(keys).toHaveLength(1);
  await user.click(form.getByRole('button', { name: 'Propose swap' }));
  await waitFor(() =>
    expect(
      api.calls
        .filter(({ operationName }) => operationName === 'ProposeSwap')
        .map(({ variables }) => variables?.['idempotencyKey']),
    ).toEqual([...keys, ...keys]),
  );
  await user.click(await form.findByRole('button', { name: 'Discard' }));
  const asked = within(screen.getByRole('alertdialog', { name: 'Discard this offer?' }));
  expect(asked.getByText(/Its cards, money and note will be deleted/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
