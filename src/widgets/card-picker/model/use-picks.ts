import { useCallback, useMemo, useState } from 'react';
import type { Printing } from '@domain/printing';

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
