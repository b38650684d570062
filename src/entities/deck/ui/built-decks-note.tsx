import { Notice } from '@/shared/ui/notice';
import { countedCopies } from '@/shared/lib/format';
import { useBuiltReservesQuery } from '../api/deck-api';

interface BuiltDecksNoteProps {
  /** Copies that would leave the viewer's collection. */
  copies: readonly { cardId: string; quantity: number }[];
}

/** How many cards are named; the others are counted. */
const NAMED = 3;

/**
 * Warns that copies which the viewer sells or gives are in their built decks; nothing is forbidden
 * (rules/decks#built).
 */
export function BuiltDecksNote({ copies }: BuiltDecksNoteProps) {
  const { data: reserves = [] } = useBuiltReservesQuery();
  const leaving = new Map<string, number>();
  for (const { cardId, quantity } of copies) {
    leaving.set(cardId, (leaving.get(cardId) ?? 0) + quantity);
  }
  const held = reserves.flatMap(({ cardId, name, inBuilt, free }) => {
    const short = Math.min(inBuilt, (leaving.get(cardId) ?? 0) - free);
    return short > 0 ? [{ name, short }] : [];
  });
  if (held.length === 0) return null;
  const names = held.slice(0, NAMED).map(({ name, short }) => `${short} × ${name}`);
  const others = held.length - names.length;
  const sum = held.reduce((total, { short }) => total + short, 0);
  return (
    <Notice
      tone="warning"
      title={`${countedCopies(sum)} here ${sum === 1 ? 'is' : 'are'} in your built decks`}
    >
      {`${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`}
    </Notice>
  );
}
