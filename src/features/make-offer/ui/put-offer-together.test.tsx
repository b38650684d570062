import { screen, waitFor, within } from '@testing-library/react';
import { lookAtList, openOffer } from '@tests/support/screens/make-offer';
import { aSaleItem } from '@tests/support/client/sale-items';

test('cards are grouped by set with their prices, and can be searched', async () => {
  const { user, dialog, card } = await openOffer('BUY');
  expect(screen.getByRole('dialog', { name: 'Offer to buy from moss' })).toBeInTheDocument();
  expect(dialog.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual([
    'Lanterns of the Rim',
    'Harbours of Dusk',
  ]);
  expect(card('Lantern Scout').getByText(/\$2\.50/)).toBeInTheDocument();
  expect(dialog.getByText('Seller’s price: market +5 %')).toBeInTheDocument();
  expect(card('Brass Harrier').getByText('asks $0.80')).toBeInTheDocument();
  expect(card('Brass Harrier').getByText(/market \$0\.75 \(\+7 %\)/)).toBeInTheDocument();
  expect(card('Quiet Comet').getByText(/Contact for Price/)).toBeInTheDocument();

  await user.type(dialog.getByRole('combobox', { name: 'Search by name or number' }), 'ember');
  expect(dialog.getByText('1 of 4 printings')).toBeInTheDocument();
  expect(dialog.queryByText('Lantern Scout')).not.toBeInTheDocument();
  await user.type(dialog.getByRole('combobox', { name: 'Search by name or number' }), ' no');
  expect(dialog.getByText('No results found')).toBeInTheDocument();
});

test('an offer to buy needs a card, sends only fixed prices, and names the market price that was seen', async () => {
  const { user, dialog, more, note, send, sent, opener } = await openOffer('BUY');
  expect(dialog.getByRole('button', { name: 'Choose a card first' })).toBeDisabled();
  await user.click(more('Lantern Scout'));
  await user.click(more('Lantern Scout'));
  await user.click(more('Brass Harrier'));
  await user.click(more('Quiet Comet'));
  await user.type(note(), ' Hello! ');
  const days = dialog.getByRole('combobox', { name: 'Expires without an answer after' });
  expect(days).toHaveDisplayValue('14 days');
  await user.selectOptions(days, '3 days');
  await user.click(send());

  const done = within(await screen.findByRole('dialog', { name: 'Offer sent' }));
  const [made] = sent();
  expect(made).toEqual({
    recipientHandle: 'moss',
    offerType: 'BUY',
    note: 'Hello!',
    answerDays: 3,
    idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/) as string,
    offerItems: [
      {
        variantId: 'scout-1-standard',
        quantity: 2,
        priceType: 'FIXED',
        fixedPriceInCents: 250,
      },
      {
        variantId: 'harrier-2-standard',
        quantity: 1,
        priceType: 'MARKET',
        fixedPriceInCents: null,
        expectedPriceInCents: 80,
      },
      {
        variantId: 'comet-3-standard',
        quantity: 1,
        priceType: 'CONTACT',
        fixedPriceInCents: null,
      },
    ],
  });
  expect(done.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
    'href',
    `/trading/offers/made-${made?.idempotencyKey}`,
  );
  await user.click(done.getByRole('button', { name: 'Done' }));
  expect(opener).toHaveFocus();
  expect(opener).toHaveAccessibleName('Make an Offer');
});

test('an offer to sell starts with the viewer’s own prices, is limited to what they have left, and sends market prices', async () => {
  const { user, card, more, send, sent } = await openOffer('SELL', {
    percentageAdjustment: 10,
    selling: {
      'scout-1-standard': aSaleItem({
        cardId: 'scout-1',
        quantity: 2,
        priceType: 'FIXED',
        fixedPriceInCents: 300,
      }),
    },
    answers: {
      promisedPrintings: ({ userHandle }: { userHandle?: string | null }) =>
        userHandle ? [] : [{ variantId: 'scout-1-standard', promised: 1, asked: 0 }],
    },
  });
  expect(screen.getByRole('dialog', { name: 'Offer to sell to moss' })).toBeInTheDocument();
  expect(card('Lantern Scout').getByText(/you have 1 left/)).toBeInTheDocument();
  await user.click(more('Lantern Scout'));
  expect(more('Lantern Scout')).toBeDisabled();
  await user.click(more('Brass Harrier'));
  await user.click(send());
  await screen.findByRole('dialog', { name: 'Offer sent' });
  expect(sent()[0]?.offerItems).toEqual([
    { variantId: 'scout-1-standard', quantity: 1, priceType: 'FIXED', fixedPriceInCents: 300 },
    {
      variantId: 'harrier-2-standard',
      quantity: 1,
      priceType: 'MARKET',
      // 75 cents and a tenth of it, half up.
      fixedPriceInCents: 83,
      expectedPriceInCents: 83,
    },
  ]);
});

test('copies in other offers are shown, and only free ones can be chosen', async () => {
  const commitments = [
    { variantId: 'scout-1-standard', promised: 2, asked: 2 },
    { variantId: 'comet-3-standard', promised: 1, asked: 0 },
  ];
  const { user, card, more } = await openOffer('BUY', {
    answers: { promisedPrintings: commitments },
  });
  expect(card('Lantern Scout').getByText('1 of 3 free · 2 in open offers')).toBeInTheDocument();
  expect(card('Quiet Comet').getByText('0 of 1 free')).toBeInTheDocument();
  expect(more('Quiet Comet')).toBeDisabled();
  await user.click(more('Lantern Scout'));
  expect(more('Lantern Scout')).toBeDisabled();
});

test('the list’s own rows show it too', async () => {
  await lookAtList('BUY', {
    answers: {
      promisedPrintings: [{ variantId: 'scout-1-standard', promised: 2, asked: 2 }],
    },
  });
  const list = within(screen.getByRole('region', { name: 'Cards for sale' }));
  expect(await list.findByText('1 of 3 free')).toBeInTheDocument();
  expect(list.getByText(/2 in open offers/)).toBeInTheDocument();
});

test('copies, prices and totals follow the choices, and cards can be removed', async () => {
  const { user, more, offered, sums, dialog } = await openOffer('BUY');
  expect(sums()).toHaveTextContent('You give $0.00 · You get $0.00 · no cards yet');
  await user.click(more('Lantern Scout'));
  await user.click(more('Brass Harrier'));
  expect(sums()).toHaveTextContent('You give $3.30 · You get $2.75 · you are $0.55 down');

  await user.clear(offered('Lantern Scout').copies());
  await user.type(offered('Lantern Scout').copies(), '9');
  expect(sums()).toHaveTextContent('You give $8.30');
  await user.clear(offered('Lantern Scout').price());
  await user.type(offered('Lantern Scout').price(), '1,5');
  expect(offered('Lantern Scout').price()).toHaveValue('1,5');
  await user.tab();
  expect(offered('Lantern Scout').price()).toHaveValue('1.50');
  expect(sums()).toHaveTextContent('You give $5.30 · You get $6.75 · you are $1.45 up');

  await user.selectOptions(offered('Brass Harrier').kind(), 'Contact');
  expect(sums()).toHaveTextContent('You give $4.50 · You get $6.75 · 1 price still to be agreed');

  await user.click(offered('Lantern Scout').remove());
  expect(offered('Brass Harrier').remove()).toHaveFocus();
  await user.click(offered('Brass Harrier').remove());
  expect(dialog.getByRole('button', { name: 'Choose a card first' })).toBeDisabled();
});

test('retyping the copies keeps the price, and an empty field removes the card', async () => {
  const { user, card, more, offered, dialog } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  await user.clear(offered('Lantern Scout').price());
  await user.type(offered('Lantern Scout').price(), '1.75');
  const copies = card('Lantern Scout').getByRole('textbox');
  await user.clear(copies);
  await user.type(copies, '2');
  await user.tab();
  expect(offered('Lantern Scout').copies()).toHaveValue('2');
  expect(offered('Lantern Scout').price()).toHaveValue('1.75');

  await user.clear(copies);
  await user.tab();
  expect(dialog.getByRole('button', { name: 'Choose a card first' })).toBeDisabled();
});

test('trying another kind of price keeps the typed one', async () => {
  const { user, more, offered } = await openOffer('BUY');
  await user.click(more('Brass Harrier'));
  const { kind, price } = offered('Brass Harrier');
  await user.selectOptions(kind(), 'Fixed');
  expect(price()).toHaveValue('0.80');
  await user.clear(price());
  await user.type(price(), '0.7');
  await user.selectOptions(kind(), 'Market');
  await user.selectOptions(kind(), 'Fixed');
  expect(price()).toHaveValue('0.70');
});

test.each([
  ['1.250,00', /Write 1250\.$/],
  ['1,250', /write 1250 or 1\.25\.$/],
  ['-1', /can’t be negative\.$/],
])('a price typed as “%s” stays, isn’t sent, and says why', async (typed, why) => {
  const { user, more, offered, send, sent } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  const { kind, price } = offered('Lantern Scout');
  await user.clear(price());
  await user.type(price(), `${typed}{Tab}`);
  expect(price()).toHaveValue(typed);
  expect(price()).toHaveAccessibleDescription(why);
  // Another kind of price and back is no answer to it.
  await user.selectOptions(kind(), 'Market');
  await user.selectOptions(kind(), 'Fixed');
  expect(price()).toHaveValue(typed);
  await user.click(send());
  expect(sent()).toEqual([]);
});

test('an offer with an invalid price isn’t sent, and its field gets the focus', async () => {
  const { user, more, offered, send, sent, dialog } = await openOffer('BUY');
  await user.click(more('Lantern Scout'));
  await user.clear(offered('Lantern Scout').price());
  await user.click(send());
  expect(offered('Lantern Scout').price()).toHaveFocus();
  expect(offered('Lantern Scout').price()).toHaveAccessibleDescription(/Enter a price/);
  expect(sent()).toEqual([]);
  await user.type(offered('Lantern Scout').price(), '2');
  expect(dialog.queryByText(/Enter a price/)).not.toBeInTheDocument();
  await user.click(send());
  await waitFor(() => expect(sent()[0]?.offerItems[0]?.fixedPriceInCents).toBe(200));
});
