import { useMemo, useState } from 'react';
import type { ReadCards } from '@domain/collection-file';
import { type TradeListKind, raisedTo } from '@domain/trade-list';
import type { WantTerms } from '@domain/want-list';
import { useCardFile } from '@/features/card-file';
import { type Raise, useOwnList } from '@/features/fill-trade-list';
import { useListedPrintings } from '@/entities/card';

/** A printing of which the list is to hold more copies, and what the file says of it as a want. */
interface ImportedRaise extends Raise {
  want: WantTerms | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Puts the cards of a file on the viewer's own list (rules/collection-files#lists). The list then holds at least as
 * many copies as the file has, so the same file again changes nothing.
 */
export function useListImport(kind: TradeListKind) {
  const file = useCardFile<ReadCards>('/api/read_cards');
  const list = useOwnList(kind);
  const { state } = file;
  const read = state.step === 'read' ? state.read : null;
  const items = useMemo(
    () => read && Object.fromEntries(read.printings.map((item) => [item.variantId, item])),
    [read],
  );
  const listed = useListedPrintings(items);
  const { quantities } = list;
  const raises = useMemo(() => {
    if (!listed.rows || !quantities) return null;
    return listed.rows
      .map(({ card, printing, item }): ImportedRaise => {
        const from = quantities[printing.id] ?? 0;
        return { card, printing, from, to: raisedTo(kind, from, item.count), want: item.want };
      })
      .filter(({ from, to }) => to > from);
  }, [kind, quantities, listed.rows]);

  const [leftOut, setLeftOut] = useState(NOTHING);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The number of printings that were added, and the reading that they came from. */
  const [done, setDone] = useState<{ read: ReadCards; added: number } | null>(null);
  const chosen = raises?.filter(({ printing }) => !leftOut.has(printing.id)) ?? [];

  const add = async () => {
    if (read === null) return;
    setSaving(true);
    const wrong = await list.save(
      chosen.map(({ printing, to, want }) => ({
        variantId: printing.id,
        quantity: to,
        ...(kind === 'WANT_LIST' && want && { want }),
      })),
    );
    setSaving(false);
    setFailure(wrong);
    if (wrong === null) setDone({ read, added: chosen.length });
  };

  return {
    file,
    fileName: state.step === 'read' ? state.fileName : '',
    read,
    /** Null until the cards and the list are known. */
    raises,
    chosen,
    leftOut,
    leaveOut: setLeftOut,
    /** Why cards or list couldn't be loaded. */
    missing: [listed, list].find(({ error }) => error) ?? null,
    isSaving,
    failure,
    /** Null until they are added. */
    added: done !== null && done.read === read ? done.added : null,
    add: () => void add(),
  };
}

export type ListImport = ReturnType<typeof useListImport>;
