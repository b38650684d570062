import { useCallback, useMemo, useState } from 'react';
import type { CardSet } from '@domain/card-set';
import { type Printing, printingIndexOf } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { rememberedCardSet } from '@/features/choose-card-set';
import { useCardsOfSet } from '@/entities/card';
import { useCardSets, type CardSetsLoad } from '@/entities/card-set';
import { useSetCollectionQuery } from '@/entities/collection';
import { counted, formatNumber } from '@/shared/lib/format';

/** A printing that is to be put on a list, and how many copies of it the list is to hold then. */
export interface Pick {
  printing: Printing;
  quantity: number;
}

/** What was picked so far, of any set, by the printing's id. */
export type Picks = ReadonlyMap<string, Pick>;

/** Keeps what a person picks until it is put on the list. */
export function usePicks() {
  const [picks, setPicks] = useState<Picks>(new Map());
  const pick = useCallback(
    (picked: readonly Pick[]) =>
      setPicks((before) => {
        const then = new Map(before);
        for (const each of picked) then.set(each.printing.variant.id, each);
        return then;
      }),
    [],
  );
  const clear = useCallback(() => setPicks(new Map()), []);
  return useMemo(() => ({ picks, pick, clear }), [picks, pick, clear]);
}

/** Those that ask for more than is on the list already, since a list is only added to here. */
export const raisingPicks = (
  picks: Picks,
  listed: Readonly<Record<string, number>>,
): readonly Pick[] =>
  [...picks.values()].filter(
    ({ printing, quantity }) => quantity > (listed[printing.variant.id] ?? 0),
  );

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

/**
 * A set's printings, and what the viewer's collection says of them, which the picker can do without.
 *
 * @param code in upper case
 */
export function useSetPrintings(code: string) {
  const { cards, error, retry } = useCardsOfSet(code);
  const { currentData } = useSetCollectionQuery({ cardSetCode: code, userHandle: null });
  return {
    /** Null while they are on their way. */
    index: useMemo(() => cards && printingIndexOf(cards), [cards]),
    /** By the printing's id. */
    counts: currentData?.counts,
    error: cards ? null : error,
    retry,
  };
}

/** What is picked so far, in words. */
export const picksWords = (picks: readonly Pick[]): string =>
  picks.length === 0 ? 'Nothing picked yet' : `${counted(picks.length, 'printing')} picked`;

/** How many of a set's printings are shown, in words. */
export const foundWords = (found: number, total: number): string =>
  found === total
    ? counted(total, 'printing')
    : `${formatNumber(found)} of ${counted(total, 'printing')}`;
