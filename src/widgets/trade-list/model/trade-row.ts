import type { Printing } from '@domain/printing';

/** A printing on a want list or a sale list, as the list shows it; `id` is the printing's. */
export interface TradeRow extends Printing {
  id: string;
  item: { quantity: number };
}
