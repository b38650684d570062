import { screen, within } from '@testing-library/react';
import type { ListOfferType } from '@domain/offer';
// Compiled in advance, so that tests don't wait for it.
import '@/features/make-offer/ui/offer-dialog';
import '@/pages/trade-list';
import { aCard, aPrinting } from '@tests/factories/card';
import { aCardSet } from '@tests/factories/card-set';
import { aUser } from '@tests/factories/user';
import { anOffer } from '@tests/factories/offer';
import type { Answers } from '@tests/support/client/answers';
import { renderApp } from '@tests/support/client/render-app';
import { aSaleItem } from '@tests/support/client/sale-items';
import { aSaleList, type FakeSaleItem } from '@tests/support/client/sale-lists';

/** A card whose one printing has a market price. */
const priced = (id: string, cardSetId: string, name: string, cents: number | null) =>
  aCard({
    id,
    cardSetId,
    name,
    standardCardNumber: Number(/\d+$/.exec(id)?.[0]),
    cardVariants: [
      aPrinting('STANDARD', cents, {
        id: `${id}-standard`,
        number: `00${/\d+$/.exec(id)?.[0] ?? ''}`,
      }),
    ],
  });

/** Cards with market prices of $2.00, $0.75, none, and $10.00. */
export const pricedSets = () => [
  aCardSet({
    cards: [
      priced('scout-1', 'sor', 'Lantern Scout', 200),
      priced('harrier-2', 'sor', 'Brass Harrier', 75),
      priced('comet-3', 'sor', 'Quiet Comet', null),
    ],
  }),
  aCardSet({
    id: 'shd',
    code: 'SHD',
    name: 'Harbours of Dusk',
    cards: [priced('warden-1', 'shd', 'Ember Warden', 1_000)],
  }),
];

/** What moss sells: at $2.50, at the market price, at a price to be agreed, and at $10. */
const MOSS_SELLS = () => ({
  'scout-1-standard': aSaleItem({
    cardId: 'scout-1',
    quantity: 3,
    priceType: 'FIXED',
    fixedPriceInCents: 250,
    marketAdjustedPriceInCents: 220,
  }),
  'harrier-2-standard': aSaleItem({
    cardId: 'harrier-2',
    quantity: 4,
    marketAdjustedPriceInCents: 80,
  }),
  // The server computes the seller's market price of every card, whatever they ask.
  'comet-3-standard': aSaleItem({
    cardId: 'comet-3',
    quantity: 1,
    priceType: 'CONTACT',
    marketAdjustedPriceInCents: 150,
  }),
  'warden-1-standard': aSaleItem({
    cardId: 'warden-1',
    quantity: 2,
    priceType: 'FIXED',
    fixedPriceInCents: 1_000,
    marketAdjustedPriceInCents: 1_100,
  }),
});

/** What moss wants. */
const MOSS_WANTS = { 'scout-1-standard': 3, 'harrier-2-standard': 2, 'warden-1-standard': 1 };

/** The same key makes the same offer. */
export const createOffer = ({ input }: { input: SentOffer }) => ({
  offer: anOffer({ id: `made-${input.idempotencyKey}` }),
  errors: [],
});

interface SentOffer {
  idempotencyKey: string;
  offerItems: { quantity: number; fixedPriceInCents?: number; expectedPriceInCents?: number }[];
}

interface Given {
  answers?: Answers;
  /** What the viewer sells. */
  selling?: Record<string, FakeSaleItem> | null;
  /** The percentage of the viewer's market prices. */
  percentageAdjustment?: number;
}

/** The page of one of moss's lists, viewed by fern; `open` opens the dialog. */
export async function lookAtList(offerType: ListOfferType, given: Given = {}) {
  const { selling = null, percentageAdjustment = 0 } = given;
  const shown = renderApp(`/collections/moss/${offerType === 'BUY' ? 'sell' : 'want'}`, {
    user: aUser({ handle: 'fern' }),
    catalogue: {
      cardSets: pricedSets(),
      saleLists: {
        own: selling && aSaleList({ items: selling, settings: { percentageAdjustment } }),
        shared: {
          moss: aSaleList({ items: MOSS_SELLS(), settings: { percentageAdjustment: 5 } }),
        },
      },
      wantLists: { own: null, shared: { moss: MOSS_WANTS } },
    },
    answers: { createOffer, ...given.answers },
  });
  const opener = await screen.findByRole('button', { name: 'Make an Offer' });
  /** The offers that were sent, oldest first, however they were answered. */
  const sent = () =>
    shown.api.calls
      .filter(({ operationName }) => operationName === 'CreateOffer')
      .map(({ variables }) => variables['input'] as SentOffer);
  return { ...shown, sent, opener };
}

/** The open dialog with its cards loaded. */
export async function openOffer(offerType: ListOfferType, given: Given = {}) {
  const shown = await lookAtList(offerType, given);
  await shown.user.click(shown.opener);
  return { ...shown, ...(await offerDialog()) };
}

/** The dialog's text. */
export async function offerDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: /^Offer to / }));
  await dialog.findByRole('list', { name: 'Cards to choose' });
  const cards = within(dialog.getByRole('list', { name: 'Cards to choose' }));
  const ofOffer = () => within(dialog.getByRole('list', { name: 'Cards in your offer' }));
  return {
    dialog,
    /** A card on the list. */
    card: (name: string) => within(cards.getByText(name).closest('li')!),
    more: (name: string) => cards.getByRole('button', { name: `One more: ${name}, Standard` }),
    /** A card in the offer. */
    offered: (name: string) => {
      const label = `${name}, Standard`;
      const row = within(ofOffer().getByText(name).closest('li')!);
      return {
        row,
        copies: () => row.getByRole('textbox', { name: `Copies: ${label} in the offer` }),
        kind: () => row.getByRole('combobox', { name: `${label}: kind of price` }),
        price: () => row.getByRole('textbox', { name: `${label}: price in dollars` }),
        remove: () => row.getByRole('button', { name: `Take ${label} out of the offer` }),
      };
    },
    note: () => dialog.getByRole('textbox', { name: /^Note/ }),
    send: () => dialog.getByRole('button', { name: 'Send offer' }),
    /** What both sides come to, at the dialog's foot. */
    sums: () => dialog.getByText('You give').closest('p'),
  };
}
