import { useMemo } from 'react';
import type { Card } from '@domain/card';
import type { SetCollection } from '@/entities/collection';
import { useAuth } from '@/entities/session';
import { useAppSelector } from '@/shared/store';
import { selectBulkAction } from '../model/selection-slice';
import { useSelectedRows } from '../model/use-selected-rows';
import { CountsDialog } from './counts-dialog';
import { FromCollectionDialog } from './from-collection-dialog';
import { SelectionBar } from './selection-bar';

export interface SelectedCards {
  cards: readonly Card[];
  counts: SetCollection['counts'];
}

/**
 * The owner's actions for selected cards of their collection.
 *
 * @param given the shown cards
 */
export function ChangeCollection({ cards, counts }: SelectedCards) {
  const { isSelecting, selected, ids } = useSelectedRows('COLLECTION', cards);
  const action = useAppSelector(selectBulkAction);
  const handle = useAuth().user?.handle;
  // Lists need a handle (rules/sharing#handle-needed).
  const actions = useMemo(
    () => (handle ? (['ADD', 'REMOVE', 'SELL', 'WANT'] as const) : (['ADD', 'REMOVE'] as const)),
    [handle],
  );
  if (!isSelecting) return null;
  const given = { cards: selected, counts };
  return (
    <>
      <SelectionBar
        of="COLLECTION"
        noun="card"
        shown={ids}
        selected={selected.length}
        actions={actions}
      />
      {(action === 'ADD' || action === 'REMOVE') && <CountsDialog kind={action} {...given} />}
      {action === 'SELL' && <FromCollectionDialog kind="SALE_LIST" {...given} />}
      {action === 'WANT' && <FromCollectionDialog kind="WANT_LIST" {...given} />}
    </>
  );
}
