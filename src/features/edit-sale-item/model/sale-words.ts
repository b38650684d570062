import { askedPriceWords } from '@domain/pricing';
import { NOT_FOR_SALE } from '@domain/sale-list';
import { listConflictWords, type ConflictWords } from '@domain/trade-list';
import { countedCopies } from '@/shared/lib/format';
import type { SendStatus } from '@/shared/lib/outbox';
import {
  SALE_PARTS,
  type SaleItemInput,
  type SaleItemDraft,
  type SalePart,
} from './sale-item-draft';

function partWords(
  { quantity, priceType, fixedPriceInCents }: SaleItemInput,
  part: SalePart,
): string {
  if (part === 'quantity') return countedCopies(quantity);
  return askedPriceWords(priceType, fixedPriceInCents);
}

/** Some parts of an item in words: “3 copies, $2.50 each”. */
export const saleWords = (asked: SaleItemInput, parts: readonly SalePart[]): string =>
  asked.quantity === NOT_FOR_SALE
    ? 'off the list'
    : SALE_PARTS.filter((part) => parts.includes(part))
        .map((part) => partWords(asked, part))
        .join(', ');

/** Both sides of a conflict: what the person set, and the current value. */
export function conflictWords({ parts, wanted, theirs, seen }: SaleItemDraft): ConflictWords {
  const current = theirs ?? seen;
  const isOff = wanted.quantity === NOT_FOR_SALE;
  const isTheirsOff = current.quantity === NOT_FOR_SALE;
  const received = SALE_PARTS.filter(
    (part) => parts.includes(part) || partWords(seen, part) !== partWords(current, part),
  );
  const own = saleWords(wanted, isTheirsOff ? SALE_PARTS : parts);
  const other = saleWords(current, isOff ? SALE_PARTS : received);
  return listConflictWords(isOff ? null : own, isTheirsOff ? null : other);
}

/** The text of a field about its last change. */
export const STATUS_TEXTS: Record<SendStatus, string> = {
  kept: '',
  sending: '',
  saved: 'Saved',
  retrying: 'Not saved yet',
  refused: 'Couldn’t be saved',
  conflict: 'Changed elsewhere',
};
