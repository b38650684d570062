import { useMemo } from 'react';
import { printingIndexOf } from '@domain/printing';
import { useCardsOfSet } from '@/entities/card';
import { useSetCollectionQuery } from '@/entities/collection';

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
