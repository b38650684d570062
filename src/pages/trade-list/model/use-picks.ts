import { useCallback, useMemo, useState } from 'react';
import type { CardSet } from '@domain/card-set';
import type { CardPrinting } from '@domain/find-cards';
import { printingIndexOf, printingsOf } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import { rememberedCardSet } from '@/features/choose-card-set';
import { useCardsOfSet } from '@/entities/card';
import { useCardSets, type CardSetsLoad } from '@/entities/card-set';
import { useSetCollectionQuery } from '@/entities/collection';
import { counted, formatNumber } from '@/shared/lib/format';

/** A printing to put on a list, and how many copies the list is to hold afterwards. */
export interface Pick {
  row: CardPrinting;
  quantity: number;
}

/** The picks so far, from all sets, by the printing's id. */
export type Picks = ReadonlyMap<string, Pick>;

/** Keeps what a person picks until it is put on the list. */
export function usePicks() {
  const [picks, setPicks] = useState<Picks>(new Map());
  const pick = useCallback(
    (picked: readonly Pick[]) =>
      setPicks((before) => {
        const then = new Map(before);
        for (const each of picked) then.set(each.row.printing.id, each);
        return then;
      }),
    [],
  );
  const clear = useCallback(() => setPicks(new Map()), []);
  return useMemo(() => ({ picks, pick, clear }), [picks, pick, clear]);
}

/** The picks that exceed what is on the list, since this only adds to a list. */
export const raisingPicks = (
  picks: Picks,
  listed: Readonly<Record<string, number>>,
): readonly Pick[] =>
  [...picks.values()].filter(({ row, quantity }) => quantity > (listed[row.printing.id] ?? 0));

/** Each picker begins with the set that was last viewed in it (rules/trade-lists#picker). */
const REMEMBERED = {
  WANT_LIST: rememberedCardSet('want-list'),
  SALE_LIST: rememberedCardSet('sale-list'),
};

interface PickedSet {
  sets: CardSetsLoad;
  /** Undefined while the sets load, or if there are none. */
  cardSet: CardSet | undefined;
  /** @param code in upper case */
  choose: (code: string) => void;
}

/** The set that the picker shows. */
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

/** A set's printings, and the viewer's counts of them, which are optional. */
export function useSetPrintings({ id, code }: CardSet) {
  const { cards, error, retry } = useCardsOfSet(code);
  const { currentData } = useSetCollectionQuery({ cardSetCode: code, userHandle: null });
  return {
    /** Null while they load, as the printings are. */
    index: useMemo(() => cards && printingIndexOf(cards, [{ id, code }]), [cards, id, code]),
    printings: useMemo(() => cards && printingsOf(cards), [cards]),
    /** By the printing's id. */
    counts: currentData?.counts,
    error: cards ? null : error,
    retry,
  };
}

/** The picks so far, in words. */
export const picksWords = (picks: readonly Pick[]): string =>
  picks.length === 0 ? 'Nothing picked yet' : `${counted(picks.length, 'printing')} picked`;

/** The number of a set's shown printings, in words. */
export const foundWords = (found: number, total: number): string =>
  found === total
    ? counted(total, 'printing')
    : `${formatNumber(found)} of ${counted(total, 'printing')}`;
