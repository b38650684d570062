import { MAX_WANTED } from '@domain/want-list';
import type { ListedPrinting } from '@/entities/card';
import type { WantList, WantListItem } from '@/entities/want-list';
import { useAppSelector } from '@/shared/store';
import { setWantedItems } from '../model/bulk-commands';
import { copiesWords, usePlannedQuantities } from '../model/copies-plan';
import { selectBulkAction } from '../model/selection-slice';
import { useSelectedRows } from '../model/use-selected-rows';
import { BulkDialog } from './bulk-dialog';
import { CopiesFields, useCopiesChange } from './copies-fields';
import { SelectionBar } from './selection-bar';

interface ChangeWantListProps {
  list: WantList;
  /** The shown printings. */
  rows: readonly ListedPrinting<WantListItem>[];
}

/** The owner's actions for selected printings of their want list. */
export function ChangeWantList({ list, rows }: ChangeWantListProps) {
  const { isSelecting, selected, ids } = useSelectedRows('WANT_LIST', rows);
  const action = useAppSelector(selectBulkAction);
  if (!isSelecting) return null;
  return (
    <>
      <SelectionBar
        of="WANT_LIST"
        noun="printing"
        shown={ids}
        selected={selected.length}
        actions={['ADD', 'REMOVE']}
      />
      {(action === 'ADD' || action === 'REMOVE') && (
        <WantedDialog kind={action} list={list} rows={selected} />
      )}
    </>
  );
}

const TITLES = { ADD: 'Want more copies', REMOVE: 'Want fewer copies' };

function WantedDialog({ kind, list, rows }: ChangeWantListProps & { kind: 'ADD' | 'REMOVE' }) {
  const copies = useCopiesChange(kind, { all: kind === 'REMOVE' });
  const changes = usePlannedQuantities(rows, copies.change, MAX_WANTED);
  return (
    <BulkDialog
      title={TITLES[kind]}
      of="WANT_LIST"
      fields={<CopiesFields copies={copies} most={MAX_WANTED} />}
      about={`A want list holds at most ${MAX_WANTED} copies of a printing; one with none left comes off the list.`}
      changes={changes}
      removes={kind === 'REMOVE'}
      nothing="Nothing that is selected would change."
      wordsFor={copiesWords}
      apply={(chosen) =>
        setWantedItems(
          list,
          chosen.map(({ variant: { id }, to }) => ({
            variantId: id,
            quantity: to,
            expectedVersion: list.items[id]?.version ?? 0,
          })),
        )
      }
    />
  );
}
