import { screen, waitFor, within } from '@testing-library/react';
import { anOffer, anOfferItem } from '@tests/factories/offer';
import { openOffer } from '@tests/support/screens/offer-page';

const SCOUT = { variantId: 'scout-1-standard', quantity: 2 };
const HARRIER = { variantId: 'harrier-2-standard', quantity: 1 };
const at = '2026-03-01T10:00:00.000Z';

/** `moss` gives two scouts and $3.00 for a harrier; they asked for less money in the second terms. */
const aSwap = () =>
  anOffer({
    offerType: 'TRADE',
    termsNumber: 3,
    termsBy: 'INITIATOR',
    balanceInCents: 300,
    balancePaidBy: 'INITIATOR',
    offerItems: [
      anOfferItem({ ...SCOUT, cardId: 'scout-1', inReturn: true, priceType: 'MARKET' }),
      anOfferItem({ ...HARRIER, cardId: 'harrier-2', priceType: 'MARKET' }),
    ],
    terms: [
      {
        number: 1,
        sentBy: 'INITIATOR',
        createdAt: at,
        gives: [HARRIER],
        gets: [{ ...SCOUT, quantity: 1 }],
        balanceInCents: 0,
        balancePaidBy: null,
      },
      {
        number: 2,
        sentBy: 'RECIPIENT',
        createdAt: at,
        gives: [HARRIER],
        gets: [{ ...SCOUT, quantity: 1 }],
        balanceInCents: 500,
        balancePaidBy: 'INITIATOR',
      },
      {
        number: 3,
        sentBy: 'INITIATOR',
        createdAt: at,
        gives: [HARRIER],
        gets: [SCOUT],
        balanceInCents: 300,
        balancePaidBy: 'INITIATOR',
      },
    ],
  });

test('shows both sides, the money, whose turn it is, and what each terms changed', async () => {
  openOffer(aSwap());
  expect(await screen.findByText('moss offered to swap with you')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'It’s your turn' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'You give' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You get from moss' })).toBeVisible();
  expect(screen.getByText('Money', { selector: 'p *' }).closest('p')).toHaveTextContent(
    'Money was $5.00 $3.00',
  );
  const rounds = within(screen.getByRole('list', { name: 'Terms so far' })).getAllByRole(
    'listitem',
  );
  await waitFor(() =>
    expect(rounds.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^moss.*You get\+ 1 × Lantern Scout, StandardMoneyYou get \$3\.00 instead of \$5\.00$/,
      ),
      expect.stringMatching(/^You.*MoneyYou get \$5\.00$/),
      expect.stringMatching(/^moss.*You give\+ 1 × .*You get\+ 1 × .*$/),
    ]),
  );
});

const marks = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest<HTMLElement>('.segment')!)
    .queryAllByText(/^(new|was|taken out)/)
    .map((mark) => mark.closest('li, p')?.textContent);

test('what a counter-offer changed is said beside whose turn it is, and marked in place', async () => {
  const offer = aSwap();
  const [, second, third] = offer.terms;
  const gives = [{ ...HARRIER, cardId: 'harrier-2' }];
  const gets = [{ variantId: 'diver-2-standard', cardId: 'diver-2', quantity: 3 }];
  Object.assign(offer, { terms: [offer.terms[0], { ...second, gives, gets }, third] });
  openOffer(offer);
  const turn = (await screen.findByRole('heading', { name: 'It’s your turn' })).parentElement!;
  expect(within(turn).getByRole('heading', { level: 3, name: 'What moss changed' })).toBeVisible();
  await waitFor(() =>
    expect(turn).toHaveTextContent(
      'You get+ 2 × Lantern Scout, Standard− 3 × Tide Diver, StandardMoneyYou get $3.00 instead of $5.00',
    ),
  );
  expect(marks('You give')).toEqual([]);
  expect(marks('You get from moss')).toEqual([
    expect.stringMatching(/^Lantern Scout.*2 × \$1\.25.*new$/),
    expect.stringMatching(/^Tide Diver.*taken out, was 3 ×$/),
    'Money was $5.00 $3.00',
  ]);
});

test('once nobody has to answer it, nothing is marked', async () => {
  openOffer(Object.assign(aSwap(), { status: 'ACCEPTED' }));
  await screen.findByRole('heading', { name: 'Now exchange the cards' });
  expect(screen.queryByText('What moss changed')).toBeNull();
  expect(marks('You get from moss')).toEqual([]);
});

test('another price of an offer to buy is marked, and what it comes to', async () => {
  const price = { priceType: 'FIXED', priceInCents: 150 } as const;
  const sent = { createdAt: at, balanceInCents: 0, balancePaidBy: null, gets: [] };
  openOffer(
    anOffer({
      termsNumber: 2,
      termsBy: 'RECIPIENT',
      offerItems: [anOfferItem({ quantity: 1, fixedPriceInCents: 200 })],
      terms: [
        {
          ...sent,
          number: 1,
          sentBy: 'INITIATOR',
          gives: [{ ...SCOUT, cardId: 'scout-1', ...price }],
        },
        {
          ...sent,
          number: 2,
          sentBy: 'RECIPIENT',
          gives: [{ ...SCOUT, quantity: 1, cardId: 'scout-1', ...price, priceInCents: 200 }],
        },
      ],
    }),
  );
  const turn = (await screen.findByRole('heading', { name: 'Waiting for moss' })).parentElement!;
  await waitFor(() =>
    expect(turn).toHaveTextContent(
      'What you changedYou give− 1 × Lantern Scout, StandardPricesLantern Scout, Standard: $2.00 instead of $1.50MoneyYou get $2.00 instead of $3.00',
    ),
  );
  expect(marks('You give')).toEqual([
    expect.stringMatching(/^Lantern Scout.*1 × \$2\.00.*was 2 × \$1\.50$/),
  ]);
});

test('the present terms open to be changed, and what isn’t changed isn’t kept', async () => {
  const { user, store } = openOffer(aSwap());
  await user.click(await screen.findByRole('button', { name: 'Change the terms' }));
  const form = within(await screen.findByRole('dialog', { name: 'Other terms for moss' }));
  expect(await form.findByRole('textbox', { name: /^Amount in dollars/ })).toHaveValue('3');
  expect(form.getByRole('button', { name: 'moss pays', pressed: true })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(store.getState().offerDrafts.entries).toEqual({});

  await user.click(screen.getByRole('button', { name: 'Change the terms' }));
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'A bit more?');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Change the terms' }));
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('A bit more?');
});

test('says that it expired', async () => {
  openOffer(Object.assign(aSwap(), { status: 'RESCINDED', isLapsed: true }));
  expect(await screen.findByRole('heading', { name: 'Nobody answered in time' })).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the terms' })).toBeNull();
});

test('asks what became of an offer that was accepted a month ago', async () => {
  openOffer(anOffer({ status: 'ACCEPTED', remindedAt: at, offerItems: [anOfferItem()] }));
  expect(await screen.findByRole('heading', { name: 'What became of this offer?' })).toBeVisible();
});
