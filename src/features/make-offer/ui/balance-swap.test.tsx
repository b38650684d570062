import { screen, waitFor, within } from '@testing-library/react';
// Compiled in advance, so that tests don't wait for it.
import '@/features/make-offer/ui/offer-dialog';
import { aFairness, someCopies } from '@tests/factories/fairness';
import { aMatch } from '@tests/factories/match';
import { aUser } from '@tests/factories/user';
import type { Fixture } from '@tests/support/client/answers';
import { failing } from '@tests/support/client/fake-api';
import { pricedSets } from '@tests/support/screens/make-offer';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList } from '@tests/support/client/sale-lists';

const copies = (cardId: string, quantity: number) => ({
  variantId: `${cardId}-standard`,
  cardId,
  quantity,
});
const MATCH = aMatch('moss', {
  toSell: [copies('harrier-2', 4)],
  toBuy: [copies('scout-1', 1), copies('warden-1', 1)],
});
/** In cents. */
const PRICES: Record<string, number> = { 'harrier-2': 75, 'scout-1': 200, 'warden-1': 1_000 };

interface Asked {
  exchange: {
    gives: { variantId: string; quantity: number }[];
    gets: { variantId: string; quantity: number }[];
    balanceInCents: number;
  };
}

const exchangeFairness = ({ exchange: { gives, gets, balanceInCents } }: Asked) => {
  const priced = (side: typeof gives) =>
    side.map((item) => {
      const cardId = item.variantId.replace('-standard', '');
      return someCopies({ ...item, cardId }, PRICES[cardId] ?? null);
    });
  return aFairness(priced(gives), priced(gets), balanceInCents);
};

/** What the server found after a change by one copy. */
const balanced = (
  gets: Fixture<'ChosenCopies'>[],
  given: Partial<Fixture<'BalancedExchange'>> = {},
): Fixture<'BalanceResult'> => ({
  exchange: {
    gives: [{ variantId: 'harrier-2-standard', quantity: 4 }],
    gets,
    givesInCents: 300,
    getsInCents: 200,
    changes: 1,
    isEven: true,
    isProvenBest: true,
    ...given,
  },
});
const ONE_SCOUT = { variantId: 'scout-1-standard', quantity: 1 };
const ONE_WARDEN = { variantId: 'warden-1-standard', quantity: 1 };

type Copies = ReturnType<typeof copies>[];
const selling = (cards: readonly Copies[number][]) =>
  aSaleList({
    items: Object.fromEntries(
      cards.map(({ variantId, cardId, quantity }) => [variantId, aSaleItem({ cardId, quantity })]),
    ),
  });
const wanting = (cards: readonly Copies[number][]) =>
  Object.fromEntries(cards.map(({ variantId, quantity }) => [variantId, quantity]));

/** The form of a swap between fern, who looks at it, and moss. */
async function propose(balancedExchange = balanced([ONE_SCOUT]), match = MATCH) {
  const shown = renderApp('/trading', {
    user: aUser({ id: 'me', handle: 'fern' }),
    catalogue: {
      cardSets: pricedSets(),
      saleLists: { own: selling(match.toSell), shared: { moss: selling(match.toBuy) } },
      wantLists: { own: wanting(match.toBuy), shared: { moss: wanting(match.toSell) } },
    },
    answers: {
      matchingPlayers: { nodes: [match], pageInfo: { hasNextPage: false } },
      matchWith: match,
      exchangeFairness,
      balancedExchange,
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
    /** What both sides come to, beside the buttons. */
    sums: async () => (await form.findByText('You give', { selector: 'p *' })).closest('p'),
    amount: () => form.getByRole('textbox', { name: /^Amount in dollars/ }),
    balance: () => shown.user.click(form.getByRole('button', { name: 'Balance it' })),
  };
}

const asksToBalance = (api: Awaited<ReturnType<typeof propose>>['api']) =>
  api.calls
    .filter(({ operationName }) => operationName === 'BalancedExchange')
    .map(({ variables }) => variables);

test('a new swap begins with the best balanced choice of what matches, and shows its sums', async () => {
  const { form, count, sums } = await propose();
  expect(count('Brass Harrier, Standard, given')).toHaveValue('4');
  expect(count('Lantern Scout, Standard, got')).toHaveValue('1');
  expect(count('Ember Warden, Standard, got')).toHaveValue('0');
  expect(
    form.getByText(
      /^Chosen from what matches: both sides are within \$1\.00 or 5 % of each other; .+\.$/,
    ),
  ).toBeVisible();
  expect(await sums()).toHaveTextContent('You give $3.00 · You get $2.00 · you are $1.00 down');
});

test('“Balance it” changes cards to go with the money, which counts in the sums at once', async () => {
  const { api, form, user, count, amount, balance, sums } = await propose();
  await sums();
  const asked = api.calls.length;
  await user.type(amount(), '10');
  expect(await sums()).toHaveTextContent('You give $13.00');
  expect(api.calls).toHaveLength(asked);
  const now = { givesInCents: 1_300, getsInCents: 1_200 };
  api.answers.balancedExchange = balanced([ONE_SCOUT, ONE_WARDEN], now);
  await balance();
  await waitFor(() => expect(count('Ember Warden, Standard, got')).toHaveValue('1'));
  expect(asksToBalance(api).at(-1)).toMatchObject({
    exchange: { balanceInCents: 1_000, gets: [ONE_SCOUT] },
  });
  expect(count('Brass Harrier, Standard, given')).toHaveValue('4');
  expect(amount()).toHaveValue('10');
  expect(form.getByText(/^Changed by 1 copy: /)).toBeVisible();
  await user.clear(amount());
  expect(form.queryByText(/^Changed by/)).not.toBeInTheDocument();
});

test('an amount of money that can mean two isn’t taken for either', async () => {
  const { user, amount, sums } = await propose();
  await sums();
  await user.type(amount(), '1.250');
  expect(amount()).toHaveValue('1.250');
  expect(amount()).toHaveAccessibleDescription(/write 1250 or 1\.25\.$/);
  await user.type(amount(), ',50');
  expect(amount()).toBeValid();
  expect(await sums()).toHaveTextContent('You give $1,253.50');
});

test('money makes both sides equal', async () => {
  const { form, user, amount } = await propose();
  await form.findByText('you are $1.00 down');
  await user.click(form.getByRole('button', { name: 'Even it out with money' }));
  expect(amount()).toHaveValue('1');
  expect(form.getByRole('button', { name: 'moss pays', pressed: true })).toBeVisible();
  expect(form.getByText('both sides are equal')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'You pay' }));
  expect(form.getByText('you are $2.00 down')).toBeVisible();
});

test('says what is left if no choice is even', async () => {
  const { form, balance } = await propose(
    balanced([ONE_WARDEN], {
      gives: [{ variantId: 'harrier-2-standard', quantity: 1 }],
      givesInCents: 75,
      getsInCents: 1_000,
      changes: 0,
      isEven: false,
    }),
    aMatch('moss', { toSell: [copies('harrier-2', 1)], toBuy: [copies('warden-1', 1)] }),
  );
  await balance();
  expect(
    await form.findByText(
      'Nothing had to change. With the closest choice that your lists allow, you are $9.25 up.',
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
    const { form, count, balance } = await propose({ refusal: why });
    expect(count('Ember Warden, Standard, got')).toHaveValue('1');
    expect(form.queryByText(words)).not.toBeInTheDocument();
    await balance();
    expect(await form.findByText(words)).toBeVisible();
    expect(count('Ember Warden, Standard, got')).toHaveValue('1');
  },
);

test('what is changed while it is balanced counts', async () => {
  const { api, form, user, count, balance } = await propose({ refusal: 'BUSY' });
  api.answers.balancedExchange = balanced([ONE_SCOUT]);
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
