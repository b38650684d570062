import type { CountField } from '@domain/preferences';

interface CountText {
  label: string;
  /** What the count does to a collection (rules/accounts#preferences). */
  effect: string;
}

const printings = (kind: string) =>
  `${kind} printings of each card. Of a leader or a base, never more than its own count above.`;

export const COUNT_TEXTS: Record<CountField, CountText> = {
  leaderCount: {
    label: 'Leaders',
    effect:
      'Standard printings of each leader; also the most that you want of its other printings.',
  },
  baseCount: {
    label: 'Bases',
    effect: 'Standard printings of each base; also the most that you want of its other printings.',
  },
  standardVariantCount: {
    label: 'Standard',
    effect: 'Standard printings of every other card: units, events and upgrades.',
  },
  foilVariantCount: { label: 'Foil', effect: printings('Foil') },
  hyperspaceVariantCount: { label: 'Hyperspace', effect: printings('Hyperspace') },
  hyperspaceFoilVariantCount: { label: 'Hyperspace Foil', effect: printings('Hyperspace foil') },
  showcaseVariantCount: { label: 'Showcase', effect: printings('Showcase') },
};
