import { sellerSide } from '@domain/offer';
import { otherName, type Offer } from '@/entities/offer';
import { countedCopies } from '@/shared/lib/counted';

/** What an exchange does to the viewer's counts and lists (rules/offers#exchange), as the end of a sentence. */
export function whatChanges(offer: Offer): string {
  const count = offer.offerItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const copies = countedCopies(count);
  const [leave, come, them] = count === 1 ? ['leaves', 'comes', 'it'] : ['leave', 'come', 'them'];
  return sellerSide(offer.offerType) === offer.mySide
    ? `${copies} ${leave} your collection and your sale list, and ${otherName(offer)} gets ${them}.`
    : `${copies} ${come} into your collection and ${leave} your want list.`;
}
