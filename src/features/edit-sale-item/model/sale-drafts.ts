import type { OutboxState } from '@/shared/lib/outbox';
import type {
  SaleItemInput,
  SaleItemDraft,
  SaleItemId,
  SalePart,
  SeenItem,
} from './sale-item-draft';

/** Text in a field that is not saved: since it is being typed, or can't be. */
export interface TypedText {
  text: string;
  /** The field was left with it, which says that it can't be saved. */
  isLeft: boolean;
  /** The value at the start of typing. */
  seen: SeenItem;
}

/** Text that a field didn't take. */
export interface RefusedText {
  variantId: string;
  part: SalePart;
  text: string;
}

/** A printing that was taken off the list. */
interface Removal extends SaleItemId {
  /** As it was. */
  asked: SaleItemInput;
}

/** What a person made of their sale list: the outbox's entries by the printing's id, and what is in the fields. */
export interface SaleDraftsState extends OutboxState<SaleItemDraft> {
  /** By the printing's id. */
  typed: Record<string, Partial<Record<SalePart, TypedText>>>;
  /** In whole cents, by the printing's id: what it cost before another kind of price was tried. */
  fixedPrices: Record<string, number>;
  /** The last one. */
  refused: RefusedText | null;
  /** The last printing that was taken off, which can be taken back. */
  removed: Removal | null;
}

/** Nothing was changed yet. */
export const NO_SALE_DRAFTS: SaleDraftsState = {
  entries: {},
  typed: {},
  fixedPrices: {},
  refused: null,
  removed: null,
};
