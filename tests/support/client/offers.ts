import { anOfferNote, type FakeOffer } from '@tests/factories/offer';
import { type Answers, type AskedPage, pageOf, refusal } from './answers';

interface Asked {
  offerId: string;
}

/**
 * Answers about the viewer's offers, in their order, which a test may change in place. A mutation does what it is asked,
 * without a look at who may; what the server refuses, a test states (`tooLate`).
 */
export function offersAnswers(offers: FakeOffer[]): Answers {
  const find = (id: string): FakeOffer => {
    const offer = offers.find((each) => each.id === id);
    if (!offer) throw refusal('NOT_FOUND', 'Offer not found');
    return offer;
  };
  /** A mutation that replaces fields of its offer. */
  const changes =
    <Input extends Asked>(changed: (offer: FakeOffer, asked: Input) => Partial<FakeOffer>) =>
    (asked: Input) => {
      const offer = find(asked.offerId);
      const updated = { version: offer.version + 1, updatedAt: '2026-03-02T10:00:00.000Z' };
      return { offer: Object.assign(offer, updated, changed(offer, asked)), errors: [] };
    };
  /** A mutation that replaces fields of one of its items. */
  const changesItem = (
    changed: (offer: FakeOffer, cents: number) => Partial<FakeOffer['offerItems'][number]>,
  ) =>
    changes<Asked & { variantId: string; priceInCents: number }>((offer, asked) => ({
      offerItems: offer.offerItems.map((item) =>
        item.variantId === asked.variantId
          ? { ...item, ...changed(offer, asked.priceInCents) }
          : item,
      ),
    }));
  return {
    userOffers: ({ role, offerType, ...asked }: AskedOffers) => {
      const found = offers.filter(
        (offer) =>
          (role === 'ALL' || offer.mySide === role) &&
          (!offerType || offer.offerType === offerType),
      );
      return pageOf(found, asked);
    },
    offer: ({ offerId }: Asked) => find(offerId),
    unreadOfferCount: () => offers.filter(({ isUnread }) => isUnread).length,
    rescindOffer: changes(() => ({ status: 'RESCINDED' })),
    acceptOffer: changes(() => ({ status: 'ACCEPTED' })),
    declineOffer: changes<Asked & { reason?: string | null }>((_offer, { reason = null }) => ({
      status: 'DECLINED',
      declineReason: reason,
    })),
    callOffOffer: changes(({ mySide }) => ({ calledOffBy: mySide })),
    markOfferExchanged: changes<Asked & { exchanged: boolean }>((offer, { exchanged }) => {
      const others = offer.exchangedBy.filter((side) => side !== offer.mySide);
      return { exchangedBy: exchanged ? [...others, offer.mySide] : others };
    }),
    counterListOffer: changes(({ mySide, termsNumber }) => ({
      termsBy: mySide,
      termsNumber: termsNumber + 1,
    })),
    proposeOfferPrice: changesItem((offer, proposedPriceInCents) => ({
      proposedBy: offer.mySide,
      proposedPriceInCents,
    })),
    takeOfferPrice: changesItem(() => ({ isPriceTaken: true })),
    markOfferRead: changes(({ version }) => ({ isUnread: false, unreadNotes: 0, version })),
    addOfferNote: changes<Asked & { content: string }>(({ notes }, { content }) => ({
      notes: [...notes, anOfferNote(content, { by: 'fern' })],
    })),
  };
}

interface AskedOffers extends AskedPage {
  role: 'ALL' | FakeOffer['mySide'];
  offerType?: FakeOffer['offerType'] | null;
}

/** An answer that refuses, since the other side was faster. */
export const tooLate = (offer: FakeOffer) => () => {
  throw refusal('CONFLICT', 'This offer was changed meanwhile.', { status: offer.status });
};
