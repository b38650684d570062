import { askedPriceWords } from '@domain/pricing';
import { listConflictWords, OFF_LIST, type ConflictWords } from '@domain/trade-list';
import { wantWords } from '@domain/want-list';
import type { ListItemInput } from '@/entities/trade-list';
import { countedCopies } from '@/shared/lib/format';
import type { SendStatus } from '@/shared/lib/outbox';
import { ITEM_PARTS, type ItemPart, type ListItemDraft } from './list-item-draft';

/** A part in words; null for the price of a want item, and for what a sale item means, which have none. */
function partWords(
  { quantity, priceType, fixedPriceInCents = null, want }: ListItemInput,
  part: ItemPart,
): string | null {
  if (part === 'quantity') return countedCopies(quantity);
  if (part === 'want') return want ? wantWords(want) || null : null;
  return priceType ? askedPriceWords(priceType, fixedPriceInCents) : null;
}

/** Some parts of an item in words: “3 copies, $2.50 each”. */
export const itemWords = (asked: ListItemInput, parts: readonly ItemPart[]): string =>
  asked.quantity === OFF_LIST
    ? 'off the list'
    : ITEM_PARTS.filter((part) => parts.includes(part))
        .flatMap((part) => partWords(asked, part) ?? [])
        .join(', ') || 'this printing alone';

/** Both sides of a conflict: what the person set, and the current value. */
export function conflictWords({ parts, wanted, theirs, seen }: ListItemDraft): ConflictWords {
  const current = theirs ?? seen;
  const isOff = wanted.quantity === OFF_LIST;
  const isTheirsOff = current.quantity === OFF_LIST;
  const received = ITEM_PARTS.filter(
    (part) => parts.includes(part) || partWords(seen, part) !== partWords(current, part),
  );
  const own = itemWords(wanted, isTheirsOff ? ITEM_PARTS : parts);
  const other = itemWords(current, isOff ? ITEM_PARTS : received);
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
