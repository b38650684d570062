import type { DeckVisibility } from '@domain/deck';
import type { IconName } from '@/shared/ui/icon';

/** Who may see a deck, in words (rules/decks#who-may-see). */
export const VISIBILITY_WORDS: Record<DeckVisibility, { label: string; icon: IconName }> = {
  PRIVATE: { label: 'Only you', icon: 'lock' },
  LINK: { label: 'Everyone with the link', icon: 'link' },
  PUBLIC: { label: 'Everyone', icon: 'globe' },
};
