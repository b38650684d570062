import { useMemo, useState } from 'react';
import { forSaleAfter, type CopiesForSale } from '@domain/bulk-change';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { wantsOfMissing } from '@domain/want-list';
import { useOwnWants, useTradeListQuery } from '@/entities/trade-list';
import { apiErrorOf } from '@/shared/api';
import { LoadError } from '@/shared/ui/load-error';
import { Select } from '@/shared/ui/select';
import { setListItems } from '../model/bulk-commands';
import { copiesWords, type CopiesPlan } from '../model/copies-plan';
import { BulkDialog } from './bulk-dialog';
import type { SelectedCards } from './change-collection';
import { KindField, usePrintingsOfKind, type KindChoice } from './kind-field';

const WORDS: Record<TradeListKind, { about: string; nothing: string }> = {
  SALE_LIST: {
    about:
      'The copies stay in your collection until they change hands. New cards get the market price; cards already on the list keep their price, and are never lowered.',
    nothing: 'Nothing that is selected can be added to your sale list.',
  },
  WANT_LIST: {
    about:
      'The copies that you are missing of the selected cards, beside those of other printings that would do. Quantities on the list are never lowered, and it holds at most 5 copies of a printing.',
    nothing:
      'Everything that you are missing of the selected cards is on your want list already, or you have a printing that would do.',
  },
};

const FOR_SALE: readonly { value: CopiesForSale; label: string }[] = [
  { value: 'EXTRA', label: 'Extras: you keep a playset' },
  { value: 'ALL', label: 'All copies that you have' },
];

/** Puts the selected cards of a collection on the viewer's sale list, or their missing copies on the want list. */
export function FromCollectionDialog({ kind, ...given }: SelectedCards & { kind: TradeListKind }) {
  const isSale = kind === 'SALE_LIST';
  const [printings, setPrintings] = useState<KindChoice>('any');
  const [forSale, setForSale] = useState<CopiesForSale>('EXTRA');
  const query = useTradeListQuery(kind, { userHandle: null });
  const list = query.currentData;
  const error = query.isFetching ? null : apiErrorOf(query.error);
  const meant = usePrintingsOfKind(given, printings);
  const own = useOwnWants(!isSale);
  const changes = useMemo(() => {
    if (list === undefined || (own === null && !isSale)) return null;
    const wanted = own && wantsOfMissing(meant, { ...own, counts: given.counts });
    return meant.flatMap(({ card, printing, count }): CopiesPlan[] => {
      const from = list?.items[printing.id]?.quantity ?? 0;
      const to = wanted ? (wanted.get(printing.id) ?? from) : forSaleAfter(forSale, count, from);
      return to === from ? [] : [{ card, printing, from, to }];
    });
  }, [list, own, meant, given.counts, isSale, forSale]);
  return (
    <BulkDialog
      title={`Put on your ${TRADE_LISTS[kind].name}`}
      of="COLLECTION"
      fields={
        <>
          <KindField cards={given.cards} value={printings} hasAny onChange={setPrintings} />
          {isSale && (
            <Select
              label="Copies"
              options={FOR_SALE}
              value={forSale}
              onChange={({ target }) => setForSale(target.value === 'ALL' ? 'ALL' : 'EXTRA')}
            />
          )}
        </>
      }
      about={WORDS[kind].about}
      changes={changes}
      notYet={error && <LoadError error={error} onRetry={() => void query.refetch()} />}
      nothing={WORDS[kind].nothing}
      wordsFor={copiesWords}
      apply={(chosen) =>
        setListItems(
          kind,
          list ?? null,
          chosen.map(({ printing, to }) => ({ variantId: printing.id, quantity: to })),
        )
      }
    />
  );
}
