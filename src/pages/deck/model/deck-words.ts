import type { Deck } from '@/entities/deck';
import { counted } from '@/shared/lib/format';

/** “Premier · 50 cards · 10 in the sideboard · by moss” */
export function deckLead(
  { lines, isOwner, ownerHandle }: Pick<Deck, 'lines' | 'isOwner' | 'ownerHandle'>,
  format: string,
): string {
  const copiesIn = (part: string) =>
    lines.reduce((sum, line) => sum + (line.part === part ? line.copies : 0), 0);
  const sideboard = copiesIn('SIDEBOARD');
  return [
    format,
    counted(copiesIn('DECK'), 'card'),
    ...(sideboard > 0 ? [`${sideboard} in the sideboard`] : []),
    ...(isOwner || ownerHandle === null ? [] : [`by ${ownerHandle}`]),
  ].join(' · ');
}
