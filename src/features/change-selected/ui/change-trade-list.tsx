import { MAX_NEEDS } from '@domain/deal';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import type { ListedPrinting } from '@/entities/card';
import type { ListItem, TradeList } from '@/entities/trade-list';
import { routes } from '@/shared/routes';
import { useAppSelector } from '@/shared/store';
import { LinkButton } from '@/shared/ui/link-button';
import { setListItems } from '../model/bulk-commands';
import { copiesWords, usePlannedQuantities } from '../model/copies-plan';
import { selectBulkAction, type BulkAction } from '../model/selection-slice';
import { useSelectedRows } from '../model/use-selected-rows';
import { BulkDialog } from './bulk-dialog';
import { CopiesFields, useCopiesChange } from './copies-fields';
import { PriceDialog } from './price-dialog';
import { WantDialog } from './want-dialog';
import { SelectionBar } from './selection-bar';

interface ChangeTradeListProps {
  kind: TradeListKind;
  list: TradeList;
  /** The shown printings. */
  rows: readonly ListedPrinting<ListItem>[];
}

interface BulkWords {
  actions: readonly BulkAction[];
  titles: Record<'ADD' | 'REMOVE', string>;
  about: string;
}

const WORDS: Record<TradeListKind, BulkWords> = {
  WANT_LIST: {
    actions: ['TERMS', 'ADD', 'REMOVE'],
    titles: { ADD: 'Want more copies', REMOVE: 'Want fewer copies' },
    about: `A want list holds at most ${TRADE_LISTS.WANT_LIST.most} copies of a printing; one with none left comes off the list.`,
  },
  SALE_LIST: {
    actions: ['PRICE', 'ADD', 'REMOVE'],
    titles: { ADD: 'Sell more copies', REMOVE: 'Sell fewer copies' },
    about: 'Your collection stays as it is. A printing with no copies left comes off the list.',
  },
};

/** The owner's actions for selected printings of their list. */
export function ChangeTradeList({ kind, list, rows }: ChangeTradeListProps) {
  const { isSelecting, selected, ids } = useSelectedRows(kind, rows);
  const action = useAppSelector(selectBulkAction);
  if (!isSelecting) return null;
  return (
    <>
      <SelectionBar
        of={kind}
        noun="printing"
        shown={ids}
        selected={selected.length}
        actions={WORDS[kind].actions}
      >
        {kind === 'WANT_LIST' && selected.length > 0 && (
          <LinkButton icon="offers" to={dealPath(selected)}>
            Find a deal
          </LinkButton>
        )}
      </SelectionBar>
      {action === 'TERMS' && <WantDialog list={list} rows={selected} />}
      {action === 'PRICE' && <PriceDialog list={list} rows={selected} />}
      {(action === 'ADD' || action === 'REMOVE') && (
        <QuantityDialog kind={kind} action={action} list={list} rows={selected} />
      )}
    </>
  );
}

/** Of no more wants than a deal is found for. */
const dealPath = (wants: readonly { id: string }[]): string => {
  const ids = wants.slice(0, MAX_NEEDS).map(({ id }) => id);
  return `${routes.deals}?${new URLSearchParams({ wants: ids.join(',') })}`;
};

interface QuantityDialogProps extends ChangeTradeListProps {
  action: 'ADD' | 'REMOVE';
}

function QuantityDialog({ kind, action, list, rows }: QuantityDialogProps) {
  const { titles, about } = WORDS[kind];
  const { most } = TRADE_LISTS[kind];
  const copies = useCopiesChange(action, { all: action === 'REMOVE' });
  return (
    <BulkDialog
      title={titles[action]}
      of={kind}
      fields={<CopiesFields copies={copies} most={most} />}
      about={about}
      changes={usePlannedQuantities(rows, copies.change, most)}
      removes={action === 'REMOVE'}
      nothing="Nothing that is selected would change."
      wordsFor={copiesWords}
      apply={(chosen) =>
        setListItems(
          kind,
          list,
          chosen.map(({ printing, to }) => ({ variantId: printing.id, quantity: to })),
        )
      }
    />
  );
}
