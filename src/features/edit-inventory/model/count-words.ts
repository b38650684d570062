import type { StoredCount } from '@domain/collection';
import { COUNT_PARTS, type CountDraft, type CountPart } from './count-draft';

function partWords(count: StoredCount, part: CountPart): string {
  if (part === 'have') return `Have ${count.inventory}`;
  return count.missingOverride === null ? 'default Need' : `Need ${count.missingOverride}`;
}

/** Some numbers of a count in words: “Have 5, default Need”. */
export const countWords = (count: StoredCount, parts: readonly CountPart[]): string =>
  COUNT_PARTS.filter((part) => parts.includes(part))
    .map((part) => partWords(count, part))
    .join(', ');

const isChanged = (part: CountPart, { seen, theirs }: CountDraft): boolean =>
  partWords(seen, part) !== partWords(theirs ?? seen, part);

/** Both sides of a conflict: the person's numbers and the current ones. */
export function conflictWords(draft: CountDraft): { own: string; theirs: string } {
  const { parts, wanted, theirs, seen } = draft;
  const received = COUNT_PARTS.filter((part) => parts.includes(part) || isChanged(part, draft));
  return { own: countWords(wanted, parts), theirs: countWords(theirs ?? seen, received) };
}
