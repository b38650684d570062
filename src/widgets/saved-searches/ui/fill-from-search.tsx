import { useCallback, useMemo, useState } from 'react';
import { type CardPrinting, printingsOfCard } from '@domain/find-cards';
import { tooManyToAdd } from '@domain/saved-search';
import { MAX_WANTED } from '@domain/trade-list';
import { raisedWants } from '@domain/want-list';
import { FillDialog, type Quantities, type Raise } from '@/features/fill-trade-list';
import { useCatalogue } from '@/entities/catalogue';
import {
  type SavedSearch,
  useRecordSavedSearchFillMutation,
  useSavedSearchFillQuery,
} from '@/entities/saved-search';
import { useOwnWants } from '@/entities/trade-list';
import { apiErrorOf } from '@/shared/api';
import { Select } from '@/shared/ui/select';
import styles from './saved-searches.module.css';

const COPIES = Array.from({ length: MAX_WANTED }, (_, at) => String(at + 1));

interface FillFromSearchProps {
  search: SavedSearch;
  /** Whether only what came since the last fill is added. */
  onlyNew: boolean;
  onClose: () => void;
}

/** Fills the viewer's want list with the printings that a saved search finds, after a preview. */
export function FillFromSearch({ search, onlyNew, onClose }: FillFromSearchProps) {
  const { id, name } = search;
  const [copies, setCopies] = useState(search.copies);
  const fill = useSavedSearchFillQuery({ id, copies, onlyNew });
  const [record] = useRecordSavedSearchFillMutation();
  const { catalogue, error, retry } = useCatalogue();
  const printingOf = useMemo(() => catalogue && printingsById(catalogue.cards), [catalogue]);
  const found = fill.currentData;
  const own = useOwnWants();
  const raisesOf = useCallback(
    (listed: Quantities): readonly Raise[] | null => {
      if (!found || !printingOf || !own) return null;
      const rows = found.printings.flatMap(({ variantId }) => printingOf.get(variantId) ?? []);
      const raised = raisedWants(
        own.wants,
        rows.map(({ card, printing }) => ({
          variantId: printing.id,
          cardId: card.id,
          variantType: printing.variantType,
          copies,
        })),
        own,
      );
      return rows.flatMap((row) => {
        const to = raised.get(row.printing.id);
        return to === undefined ? [] : [{ ...row, from: listed[row.printing.id] ?? 0, to }];
      });
    },
    [found, printingOf, copies, own],
  );
  const isCut = found !== undefined && found.total > found.printings.length;
  return (
    <FillDialog
      kind="WANT_LIST"
      words={{
        title: onlyNew ? `Want what is new in “${name}”` : `Want what “${name}” finds`,
        about:
          'Quantities on the list are never lowered. The search is applied now, with today’s prices.',
        nothing: 'You already want everything that this search finds.',
      }}
      raisesOf={raisesOf}
      failed={
        error
          ? { error, retry }
          : {
              error: fill.isFetching ? null : (apiErrorOf(fill.error) ?? null),
              retry: () => void fill.refetch(),
            }
      }
      refusal={isCut ? tooManyToAdd(found.total) : null}
      settings={
        <Select
          label="Copies of each"
          className={styles.copies}
          options={COPIES.map((value) => ({ value, label: value }))}
          value={String(copies)}
          onChange={({ target }) => setCopies(Number(target.value))}
        />
      }
      onFilled={() => {
        // If this gets lost, the list is filled all the same, and at most too much is called new.
        if (found) void record({ id, copies, upTo: found.upTo });
      }}
      onClose={onClose}
    />
  );
}

const printingsById = (cards: readonly CardPrinting['card'][]): ReadonlyMap<string, CardPrinting> =>
  new Map(cards.flatMap(printingsOfCard).map((row) => [row.printing.id, row]));
