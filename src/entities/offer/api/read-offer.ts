import {
  NOTES_AT_ONCE,
  OFFER_SIDES,
  parseOfferSide,
  parseOfferStatus,
  parseOfferType,
  type OfferSide,
} from '@domain/offer';
import { parsePriceType } from '@domain/pricing';
import type { ResultOf } from '@/shared/api/graphql';
import type { ListedOffer, Offer, OfferSummary, SentItem } from '../model/offer';
import type {
  ListedOfferFields,
  OfferFields,
  OfferSummaryFields,
  SentItemFields,
} from './offer.operations';

const sidesIn = (received: readonly string[]): Record<OfferSide, boolean> => {
  const sides = received.map(parseOfferSide);
  return Object.fromEntries(OFFER_SIDES.map((side) => [side, sides.includes(side)])) as Record<
    OfferSide,
    boolean
  >;
};

const sideOrNone = (received: string | null): OfferSide | null =>
  received === null ? null : parseOfferSide(received);

const readSentItem = ({
  priceType,
  priceInCents,
  ...item
}: ResultOf<typeof SentItemFields>): SentItem => ({
  ...item,
  price: priceType === null ? null : { priceType: parsePriceType(priceType), priceInCents },
});

/** Throws `Unknown <thing>: value` for what this build doesn't know. */
const readOfferSummary = (offer: ResultOf<typeof OfferSummaryFields>): OfferSummary => ({
  ...offer,
  status: parseOfferStatus(offer.status),
  offerType: parseOfferType(offer.offerType),
  mySide: parseOfferSide(offer.mySide),
  exchangedBy: sidesIn(offer.exchangedBy),
  openPrices: sidesIn(offer.openPricesOf),
  termsBy: parseOfferSide(offer.termsBy),
  balancePaidBy: sideOrNone(offer.balancePaidBy),
  calledOffBy: sideOrNone(offer.calledOffBy),
});

/** Throws `Unknown <thing>: value` for what this build doesn't know. */
export const readListedOffer = (offer: ResultOf<typeof ListedOfferFields>): ListedOffer => ({
  ...offer,
  ...readOfferSummary(offer),
});

/** Throws `Unknown <thing>: value` for what this build doesn't know. */
export const readOffer = (offer: ResultOf<typeof OfferFields>): Offer => ({
  ...offer,
  ...readOfferSummary(offer),
  offerItems: offer.offerItems.map(
    ({ proposedBy, proposedPriceInCents, isPriceTaken, ...item }) => ({
      ...item,
      priceType: parsePriceType(item.priceType),
      proposal:
        proposedBy === null || proposedPriceInCents === null
          ? null
          : {
              by: parseOfferSide(proposedBy),
              priceInCents: proposedPriceInCents,
              isTaken: isPriceTaken,
            },
    }),
  ),
  terms: offer.terms.map((terms) => ({
    ...terms,
    gives: terms.gives.map(readSentItem),
    gets: terms.gets.map(readSentItem),
    sentBy: parseOfferSide(terms.sentBy),
    balancePaidBy: sideOrNone(terms.balancePaidBy),
  })),
  hasEarlierNotes: offer.notes.length >= NOTES_AT_ONCE,
});
