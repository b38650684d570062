import {
  balanceFor,
  buyerSide,
  giverOf,
  OFFER_SIDES,
  offeredPriceOf,
  offerOutline,
  offerTotal,
  openPricesOf,
  type SwapTerms,
} from '@domain/offer';
import type { Fixture } from '@tests/support/client/answers';
import { aFairness, someCopies } from './fairness';

type Item = Fixture<'OfferItem'>;

/** An offer that a test may change in place. */
export type FakeOffer = Fixture<'Offer'> & { offerItems: Item[]; notes: Fixture<'OfferNote'>[] };

/** Two copies of a printing at $1.50 each, which cost $1.25 on the market. */
export const anOfferItem = (given: Partial<Item> = {}): Item => ({
  id: given.variantId ?? 'scout-1-standard',
  variantId: 'scout-1-standard',
  cardId: 'scout-1',
  quantity: 2,
  priceType: 'FIXED',
  fixedPriceInCents: 150,
  marketPriceInCents: 125,
  inReturn: false,
  isPriceTaken: false,
  ...given,
});

const PEOPLE = { fern: { id: 'me', handle: 'fern' }, moss: { id: 'moss', handle: 'moss' } };

/** A note of moss, or of the viewer. */
export const anOfferNote = (
  content: string,
  given: Partial<Fixture<'OfferNote'>> & { by?: keyof typeof PEOPLE } = {},
): Fixture<'OfferNote'> => {
  const { by = 'moss', ...rest } = given;
  const createdAt = '2026-03-02T10:00:00.000Z';
  return { id: content, content, createdAt, isRemoved: false, user: PEOPLE[by], ...rest };
};

/** What follows from the rest of an offer. */
type Derived = 'outline' | 'openPricesOf' | 'fairness';

/**
 * An offer that the player `moss` made to the viewer `fern` and that waits; `given` replaces what a test is about. What
 * follows from its cards follows their changes.
 */
export const anOffer = (given: Partial<Omit<FakeOffer, Derived>> = {}): FakeOffer => ({
  id: 'offer-1',
  status: 'PENDING',
  offerType: 'BUY',
  initiator: PEOPLE.moss,
  recipient: PEOPLE.fern,
  mySide: 'RECIPIENT',
  exchangedBy: [],
  isLapsed: false,
  expiresAt: '2026-03-15T10:00:00.000Z',
  termsNumber: 1,
  termsBy: 'INITIATOR',
  balanceInCents: 0,
  terms: [],
  version: 1,
  isUnread: false,
  unreadNotes: 0,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  offerItems: [],
  notes: [],
  removedNoteIds: [],
  ...given,
  get outline() {
    return offerOutline(this.offerItems.map(withProposal));
  },
  get openPricesOf() {
    const isOpen = openPricesOf(this.offerItems.map(withProposal));
    return OFFER_SIDES.filter((side) => this.status === 'PENDING' && isOpen[side]);
  },
  get fairness() {
    return fairnessFor(this);
  },
});

/** One that the viewer `fern` made to `moss`. */
export const aSentOffer = (given: Parameters<typeof anOffer>[0] = {}): FakeOffer =>
  anOffer({
    initiator: PEOPLE.fern,
    recipient: PEOPLE.moss,
    mySide: 'INITIATOR',
    ...given,
  });

/** One of `moss` with four printings, of which one has no price, and two notes that the viewer hasn't read. */
export const aRichOffer = (given: Parameters<typeof anOffer>[0] = {}): FakeOffer => {
  const item = (variantId: string, cardId: string, quantity: number, cents: number | null) =>
    anOfferItem({
      variantId,
      cardId,
      quantity,
      priceType: cents === null ? 'CONTACT' : 'FIXED',
      fixedPriceInCents: cents,
      marketPriceInCents: null,
    });
  return anOffer({
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

const withProposal = ({ proposedBy, proposedPriceInCents, ...item }: Item) => ({
  ...item,
  fixedPriceInCents: item.fixedPriceInCents ?? null,
  marketPriceInCents: item.marketPriceInCents ?? null,
  proposedBy,
  proposedPriceInCents,
  proposal:
    proposedBy && typeof proposedPriceInCents === 'number'
      ? { by: proposedBy, priceInCents: proposedPriceInCents, isTaken: item.isPriceTaken }
      : null,
});

/** With the market prices of the offer. */
function fairnessFor(offer: FakeOffer): Fixture<'Fairness'> {
  const { offerType, mySide, offerItems, balanceInCents, balancePaidBy = null } = offer;
  const copies = (isMine: boolean) =>
    offerItems
      .filter((item) => (giverOf(offerType, item) === mySide) === isMine)
      .map((item) => someCopies(item, item.marketPriceInCents ?? null));
  const { total } = offerTotal(
    offerItems.map(withProposal).map((item) => ({ ...item, priceInCents: offeredPriceOf(item) })),
  );
  const terms = { balanceInCents, balancePaidBy } as SwapTerms;
  const forCards = buyerSide(offerType) === mySide ? total : -total;
  const paid = offerType === 'TRADE' ? 0 - balanceFor(terms, mySide) : forCards;
  return aFairness(copies(true), copies(false), paid);
}
