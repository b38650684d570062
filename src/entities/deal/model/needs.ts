import { MAX_NEEDS, type Need } from '@domain/deal';
import type { Deal } from '../api/deal-api';
import { isLost } from './part-state';

/** A want as a deal needs it. */
interface Wanted {
  variantId: string;
  /** Copies that aren't under way yet. */
  quantity: number;
}

/** The printings that would do for a want: so far, its own alone. */
const acceptedPrintings = ({ variantId }: Wanted): string[] => [variantId];

/** What a want list needs: no more than a deal is found for. */
export const needsOfWants = (wants: readonly Wanted[]): Need[] =>
  wants
    .filter(({ quantity }) => quantity > 0)
    .slice(0, MAX_NEEDS)
    .map((want) => ({
      id: want.variantId,
      copies: want.quantity,
      accepts: acceptedPrintings(want),
      atMostCents: null,
    }));

/** What a deal still needs: all that no offer of it brings. */
export const restOf = ({ needs, parts }: Deal): Need[] => {
  const coming = parts.filter((part) => !isLost(part)).flatMap(({ items }) => items);
  return needs.flatMap(({ id, copies, accepts, atMostInCents }) => {
    const left = coming.reduce((sum, item) => sum - (item.needId === id ? item.copies : 0), copies);
    return left > 0 ? [{ id, copies: left, accepts, atMostCents: atMostInCents }] : [];
  });
};

/** Needs as the server takes them. */
export const sentNeeds = (needs: readonly Need[]) =>
  needs.map(({ id, copies, accepts, atMostCents }) => ({
    id,
    copies,
    accepts: [...accepts],
    atMostInCents: atMostCents,
  }));
