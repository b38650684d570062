import type { OutboxState } from '@/shared/lib/outbox';
import type {
  SaleItemInput,
  SaleItemDraft,
  SaleItemId,
  SalePart,
  SeenItem,
} from './sale-item-draft';

/** Unsaved text in a field: it is still being typed, or can't be saved. */
export interface TypedText {
  text: string;
  /** Whether the field was left with it, so it is known that it can't be saved. */
  isLeft: boolean;
  /** The value at the start of typing. */
  seen: SeenItem;
}

/** Text that a field rejected. */
export interface RefusedText {
  variantId: string;
  part: SalePart;
  text: string;
}

/** A printing that was taken off the list. */
interface Removal extends SaleItemId {
  /** The item before the removal. */
  asked: SaleItemInput;
}

/**
 * A person's unsaved changes of their sale list: the outbox's entries by the printing's id, and the text in the fields.
 */
export interface SaleDraftsState extends OutboxState<SaleItemDraft> {
  /** By the printing's id. */
  typed: Record<string, Partial<Record<SalePart, TypedText>>>;
  /** The fixed price before another kind of price was chosen, in whole cents, by the printing's id. */
  fixedPrices: Record<string, number>;
  /** The last rejected text. */
  refused: RefusedText | null;
  /** The last printing that was taken off the list, which can be undone. */
  removed: Removal | null;
}

/** Nothing has been changed yet. */
export const NO_SALE_DRAFTS: SaleDraftsState = {
  entries: {},
  typed: {},
  fixedPrices: {},
  refused: null,
  removed: null,
};
