import type { Card } from '@domain/card';
import { MAX_NEEDS, type Need } from '@domain/deal';
import { isOneOf, WANT_PRIORITIES, type WantTerms } from '@domain/want-list';
import type { Deal } from '../api/deal-api';
import { isLost } from './part-state';

/** A want as a deal needs it. */
interface Wanted {
  variantId: string;
  cardId: string;
  /** Copies that aren't under way yet. */
  quantity: number;
  want: WantTerms;
}

/** What a want list needs: no more than a deal is found for, what matters most first. */
export const needsOfWants = (wants: readonly Wanted[], cards: ReadonlyMap<string, Card>): Need[] =>
  wants
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => place(one) - place(other))
    .slice(0, MAX_NEEDS)
    .map(({ variantId, cardId, quantity, want }) => ({
      id: variantId,
      copies: quantity,
      accepts: (cards.get(cardId)?.cardVariants ?? [])
        .filter(({ id, variantType }) =>
          isOneOf({ ...want, variantId, cardId }, { variantId: id, cardId, variantType }),
        )
        .map(({ id }) => id),
      atMostCents: want.atMostCents,
    }));

const place = ({ want: { priority } }: Wanted): number => WANT_PRIORITIES.indexOf(priority);

/** What a deck lacks, in any printing. */
export const needsOfDeck = (
  lacked: readonly { cardId: string; missing: number; variantIds: readonly string[] }[],
): Need[] =>
  lacked
    .filter(({ missing }) => missing > 0)
    .slice(0, MAX_NEEDS)
    .map(({ cardId, missing, variantIds }) => ({
      id: cardId,
      copies: missing,
      accepts: variantIds,
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
