import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { ABOUT_WANTS, type ReadCards } from '@domain/collection-file';
import { type TradeListKind, raisedTo, TRADE_LISTS } from '@domain/trade-list';
import { isSameTerms, THIS_ALONE, type WantTerms, wantWords } from '@domain/want-list';
import { useCardFile } from '@/features/card-file';
import { type Raise, useOwnList } from '@/features/fill-trade-list';
import { useListedPrintings } from '@/entities/card';
import { useWantListQuery } from '@/entities/trade-list';
import { counted } from '@/shared/lib/format';

/** A printing of which the list is to hold more copies, and what the file says of it as a want. */
interface ImportedRaise extends Raise {
  want: WantTerms | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Both quantities with what the want means, if the file changes that. */
function wordsOf(
  [from, to]: readonly [number, number],
  was: WantTerms = THIS_ALONE,
  want: WantTerms = was,
): Raise['words'] {
  if (isSameTerms(was, want)) return undefined;
  const words = (copies: number, terms: WantTerms) =>
    [String(copies), wantWords(terms)].filter((part) => part !== '').join(' · ');
  return { from: words(from, was), to: words(to, want) };
}

/**
 * Puts the cards of a file on the viewer's own list (rules/collection-files#lists). The list then holds at least as
 * many copies as the file has, and wants mean what it says, so the same file again changes nothing.
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
  const isWant = kind === 'WANT_LIST';
  const { currentData: wants } = useWantListQuery(isWant ? { userHandle: null } : skipToken);
  const raises = useMemo(() => {
    if (!listed.rows || !quantities) return null;
    return listed.rows
      .map(({ card, printing, item }): ImportedRaise => {
        const from = quantities[printing.id] ?? 0;
        const to = raisedTo(kind, from, item.count);
        const want = isWant ? item.want : undefined;
        const was = wants?.items[printing.id]?.want;
        return { card, printing, from, to, want, words: wordsOf([from, to], was, want) };
      })
      .filter(({ from, to, words }) => to > from || words !== undefined);
  }, [kind, isWant, quantities, wants, listed.rows]);

  const [leftOut, setLeftOut] = useState(NOTHING);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What was done, and the reading that it came from. */
  const [done, setDone] = useState<{ read: ReadCards; words: string } | null>(null);
  const chosen = raises?.filter(({ printing }) => !leftOut.has(printing.id)) ?? [];
  const printings = counted(chosen.length, 'printing');
  // A file may change nothing but what wants mean.
  const isMore = chosen.some(({ from, to }) => to > from);

  const add = async () => {
    if (read === null) return;
    setSaving(true);
    const wrong = await list.save(
      chosen.map(({ printing, to, want }) => ({
        variantId: printing.id,
        quantity: to,
        ...(want && { want }),
      })),
    );
    setSaving(false);
    setFailure(wrong);
    if (wrong === null)
      setDone({
        read,
        words: `${printings} ${isMore ? 'added to' : 'changed on'} your ${TRADE_LISTS[kind].name}`,
      });
  };

  return {
    file,
    fileName: state.step === 'read' ? state.fileName : '',
    read:
      read && isWant
        ? { ...read, notKept: read.notKept.filter(({ what }) => what !== ABOUT_WANTS) }
        : read,
    /** Null until the cards and the list are known. */
    raises,
    chosen,
    leftOut,
    leaveOut: setLeftOut,
    /** Why cards or list couldn't be loaded. */
    missing: [listed, list].find(({ error }) => error) ?? null,
    isSaving,
    failure,
    /** The button's words. */
    toAdd: chosen.length === 0 ? 'Add' : `${isMore ? 'Add' : 'Change'} ${printings}`,
    /** What was done, in words; null until it is. */
    done: done !== null && done.read === read ? done.words : null,
    add: () => void add(),
  };
}

export type ListImport = ReturnType<typeof useListImport>;
