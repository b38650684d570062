import type { DealInput, DealOption } from '../api/deal-api';

/** Copies of a card that a deal doesn't bring. */
export interface LackingCard {
  cardId: string;
  copies: number;
}

/** What of the needs a deal doesn't bring, of those whose cards are known. */
export function lackingCards(
  { parts }: DealOption,
  { needs }: DealInput,
  cardIds: ReadonlyMap<string, string>,
): LackingCard[] {
  const items = parts.flatMap((part) => part.items);
  return needs.flatMap(({ id, copies }) => {
    const cardId = cardIds.get(id);
    const left = items.reduce((sum, item) => sum - (item.needId === id ? item.copies : 0), copies);
    return cardId !== undefined && left > 0 ? [{ cardId, copies: left }] : [];
  });
}
