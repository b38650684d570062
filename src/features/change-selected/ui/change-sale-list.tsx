import { MAX_FOR_SALE } from '@domain/sale-list';
import type { ListedPrinting } from '@/entities/card';
import type { SaleList, SaleListItem } from '@/entities/sale-list';
import { useAppSelector } from '@/shared/store';
import { saleChange, setSaleItems } from '../model/bulk-commands';
import { copiesWords, usePlannedQuantities } from '../model/copies-plan';
import { selectBulkAction } from '../model/selection-slice';
import { useSelectedRows } from '../model/use-selected-rows';
import { BulkDialog } from './bulk-dialog';
import { CopiesFields, useCopiesChange } from './copies-fields';
import { PriceDialog } from './price-dialog';
import { SelectionBar } from './selection-bar';

interface ChangeSaleListProps {
  list: SaleList;
  /** The shown printings. */
  rows: readonly ListedPrinting<SaleListItem>[];
}

/** The owner's actions for selected printings of their sale list. */
export function ChangeSaleList({ list, rows }: ChangeSaleListProps) {
  const { isSelecting, selected, ids } = useSelectedRows('SALE_LIST', rows);
  const action = useAppSelector(selectBulkAction);
  if (!isSelecting) return null;
  return (
    <>
      <SelectionBar
        of="SALE_LIST"
        noun="printing"
        shown={ids}
        selected={selected.length}
        actions={['PRICE', 'ADD', 'REMOVE']}
      />
      {action === 'PRICE' && <PriceDialog list={list} rows={selected} />}
      {(action === 'ADD' || action === 'REMOVE') && (
        <QuantityDialog kind={action} list={list} rows={selected} />
      )}
    </>
  );
}

const TITLES = { ADD: 'Sell more copies', REMOVE: 'Sell fewer copies' };

function QuantityDialog({ kind, list, rows }: ChangeSaleListProps & { kind: 'ADD' | 'REMOVE' }) {
  const copies = useCopiesChange(kind, { all: kind === 'REMOVE' });
  return (
    <BulkDialog
      title={TITLES[kind]}
      of="SALE_LIST"
      fields={<CopiesFields copies={copies} most={MAX_FOR_SALE} />}
      about="Your collection stays as it is. A printing with no copies left comes off the list."
      changes={usePlannedQuantities(rows, copies.change, MAX_FOR_SALE)}
      removes={kind === 'REMOVE'}
      nothing="Nothing that is selected would change."
      wordsFor={copiesWords}
      apply={(chosen) =>
        setSaleItems(
          list,
          chosen.map(({ variant, to: quantity }) => saleChange(list, variant.id, { quantity })),
        )
      }
    />
  );
}
