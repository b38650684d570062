import type { Card } from '@domain/card';

interface QuickAddBarProps {
  /** In upper case. */
  cardSetCode: string;
  /** All cards of the set, whatever filter is set. */
  cards: readonly Card[];
}

/** Adds copies by a printing's number or a card's name. */
export const QuickAddBar = (_props: QuickAddBarProps) => null;
