import { useMemo } from 'react';
import { useListedPrintings, type ListedPrinting } from '@/entities/card';
import type { Match, MatchedPrinting } from './match';

/** How many printings of each way are shown by name. */
export const NAMED = 3;

export type NamedPrintings = ReadonlyMap<string, ListedPrinting<MatchedPrinting>>;

/** The printings that are shown by name. */
export const namedIn = (matches: readonly Match[]): MatchedPrinting[] =>
  matches.flatMap(({ toBuy, toSell }) => [...toBuy.slice(0, NAMED), ...toSell.slice(0, NAMED)]);

/** The printings that are shown by name, with their cards, by the printing's id; without those not loaded yet. */
export function useNamedPrintings(matches: readonly Match[]): NamedPrintings {
  const items = useMemo(
    () => Object.fromEntries(namedIn(matches).map((printing) => [printing.variantId, printing])),
    [matches],
  );
  const { rows } = useListedPrintings(items);
  return useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows]);
}
