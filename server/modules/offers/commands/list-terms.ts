import { sellerSide, type TermsItem } from '@domain/offer';
import { isAgreedPrice, isNamedPrice, priceForType, type PriceType } from '@domain/pricing';
import type { Transaction } from '@server/platform/db/database';
import type { Viewer } from '@server/platform/viewer';
import { copiesToCounter } from '../queries/copies-to-counter';
import type { ListedPrintings, OfferError, OfferItemInput, OwnOffer } from '../queries/offer';
import type { OfferItem } from '../queries/offer-statements';
import { offerTerms } from '../tables';
import type { StoredItem } from '../tables/offer';
import { holdPrintings } from './hold-offer';
import { validateOfferItems } from './validation';
import type { StoredTerms } from './write-terms';

interface ListTermsToCheck {
  own: OwnOffer;
  items: readonly OfferItemInput[];
  /** Of the present terms. */
  present: readonly OfferItem[];
}

/** Checks the printings of other terms for an offer to buy or to sell, as those of a new one. */
export async function checkListTerms(
  transaction: Transaction,
  viewer: Viewer,
  { own, items, present }: ListTermsToCheck,
): Promise<{ stored: StoredTerms } | { errors: OfferError[] }> {
  const printings = await holdPrintings(
    transaction,
    items.map(({ variantId }) => variantId),
  );
  const listed = await copiesToCounter(transaction, viewer, { own, printings, items, present });
  const errors = validateOfferItems(items, listed);
  if (errors.length > 0) return { errors };
  const proposals = new Map(present.map(({ variantId, proposal }) => [variantId, proposal]));
  const rows = items.map((item) => {
    const { variantId: cardVariantId, quantity, priceType } = item;
    const priceCents = storedPrice(item, listed);
    // What was said about a price that is still to be agreed isn't lost.
    const proposal = isAgreedPrice(priceType) ? proposals.get(cardVariantId) : null;
    return {
      cardVariantId,
      quantity,
      priceType,
      priceCents,
      ...(proposal && {
        proposedBy: proposal.by,
        proposedPriceCents: proposal.priceInCents,
        isPriceTaken: proposal.isTaken,
      }),
    };
  });
  return { stored: { ...inOneDirection(own, rows.map(asStored)), items: rows } };
}

/** The price to store: a FIXED one as named, a MARKET one as the server has it now (rules/offers#offered-price). */
export function storedPrice(
  { variantId, priceType, fixedPriceInCents }: OfferItemInput,
  listed: ListedPrintings,
): number | null {
  const marketCents = listed.get(variantId)?.marketPriceInCents ?? null;
  return priceForType(priceType, { fixedCents: fixedPriceInCents, marketCents });
}

const asStored = (row: {
  cardVariantId: string;
  quantity: number;
  priceType: PriceType;
  priceCents: number | null;
}): StoredItem => ({
  variantId: row.cardVariantId,
  quantity: row.quantity,
  priceType: row.priceType,
  priceCents: row.priceCents,
});

/** The copies of an offer to buy or to sell as what its initiator gives or gets. */
const inOneDirection = ({ offerType }: OwnOffer, items: StoredItem[]) => ({
  ...(sellerSide(offerType) === 'INITIATOR'
    ? { gives: items, gets: [] }
    : { gives: [], gets: items }),
  balanceCents: 0,
  balancePaidBy: null,
});

/** Keeps the terms with which an offer was made, before others replace them. */
export async function keepFirstTerms(
  transaction: Transaction,
  own: OwnOffer,
  present: readonly OfferItem[],
): Promise<void> {
  if (own.termsNumber > 1) return;
  const items = present.map(({ variantId, quantity, priceType, fixedPriceInCents }) => ({
    variantId,
    quantity,
    priceType,
    priceCents: fixedPriceInCents,
  }));
  await transaction.insert(offerTerms).values({
    offerId: own.id,
    number: own.termsNumber,
    sentBy: own.termsBy,
    createdAt: own.createdAt,
    ...inOneDirection(own, items),
  });
}

type Content = readonly [variantId: string, quantity: number, PriceType | null, number | null];

const inOrder = (content: Content[]) =>
  content.toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What terms for an offer on a list ask for, in one order; a MARKET price is what it is. */
export const contentOfList = (items: readonly OfferItemInput[]): Content[] =>
  inOrder(
    items.map(({ variantId, quantity, priceType, fixedPriceInCents }) => [
      variantId,
      quantity,
      priceType,
      isNamedPrice(priceType) ? fixedPriceInCents : null,
    ]),
  );

export const contentOfItems = (items: readonly TermsItem[]): Content[] =>
  inOrder(
    items.map(({ variantId, quantity, price }) => [
      variantId,
      quantity,
      price?.priceType ?? null,
      price && isNamedPrice(price.priceType) ? price.priceInCents : null,
    ]),
  );
