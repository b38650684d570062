import type { Card } from '@domain/card';
import type { Printing } from '@domain/printing';

/** A printing as a list names it. */
export interface Listed {
  variantId: string;
  cardId: string;
}

/** A printing on a list: what the list says of it, with its card. `id` is the printing's. */
export interface ListedPrinting<Item extends Listed> extends Printing {
  id: string;
  item: Item;
}

/**
 * Makes the rows of a list. What is said of a printing and its card being the same objects as before, so is its row:
 * a change of one item leaves all others alone. Items whose card isn't there, or has no such printing, give none.
 */
export function rowMaker<Item extends Listed>() {
  const made = new WeakMap<Item, ListedPrinting<Item>>();
  const rowOf = (item: Item, card: Card): ListedPrinting<Item> | undefined => {
    const before = made.get(item);
    if (before?.card === card) return before;
    const variant = card.cardVariants.find(({ id }) => id === item.variantId);
    if (!variant) return undefined;
    const row = { id: item.variantId, item, card, variant };
    made.set(item, row);
    return row;
  };
  return (items: readonly Item[], cardOf: (id: string) => Card | null) =>
    items.flatMap((item) => {
      const card = cardOf(item.cardId);
      return (card && rowOf(item, card)) ?? [];
    });
}
