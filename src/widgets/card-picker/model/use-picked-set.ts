import { useState } from 'react';
import type { CardSet } from '@domain/card-set';
import type { TradeListKind } from '@domain/trade-list';
import { rememberedCardSet } from '@/features/choose-card-set';
import { useCardSets, type CardSetsLoad } from '@/entities/card-set';

/** Each picker begins with the set that was looked at last in it (rules/trade-lists#picker). */
const REMEMBERED = {
  WANT_LIST: rememberedCardSet('want-list'),
  SALE_LIST: rememberedCardSet('sale-list'),
};

interface PickedSet {
  sets: CardSetsLoad;
  /** Undefined while the sets are on their way, or where there are none. */
  cardSet: CardSet | undefined;
  /** @param code in upper case */
  choose: (code: string) => void;
}

/** The set whose cards the picker shows. */
export function usePickedSet(kind: TradeListKind): PickedSet {
  const sets = useCardSets();
  const [chosen, setChosen] = useState<string | null>(null);
  const remembered = REMEMBERED[kind];
  const { cardSets } = sets;
  return {
    sets,
    cardSet:
      cardSets?.find(({ code }) => code === chosen) ??
      (cardSets ? remembered.among(cardSets) : undefined),
    choose: (code) => {
      setChosen(code);
      remembered.remember(code);
    },
  };
}
