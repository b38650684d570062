import { useCallback, useRef } from 'react';
import { OFFER_ON_LIST } from '@domain/offer';
import { cardPath } from '@domain/page';
import { MARKET_PRICING_AS_IS, type Money } from '@domain/pricing';
import type { TradeListKind } from '@domain/trade-list';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { CardDialog, useOpenPrinting } from '@/widgets/card-view';
import { ChangeTradeList, SelectButton } from '@/features/change-selected';
import { SaleItemFields, WantedControl } from '@/features/edit-trade-list';
import {
  CardFilterBar,
  GroupBy,
  matchesOnlyToggled,
  NoCards,
  selectIsMatchesOnly,
} from '@/features/filter-cards';
import { printingLabel } from '@/entities/card';
import { useListCommitments } from '@/entities/offer';
import { isForSale, useWantedCounts, type TradeList as List } from '@/entities/trade-list';
import { useMoney } from '@/shared/lib/money';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import type { RowHeight } from '@/shared/ui/virtual-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import { WithoutScripts } from '@/shared/ui/without-scripts';
import type { TradeRow } from '../model/lay-out';
import { tradeListWords } from '../model/trade-list-words';
import { useListContents, useMatches } from '../model/use-trade-list-load';
import { RowHeads } from './printing-rows';
import { DetailHeads, ForSale, OwnForSale, WantedQuantity } from './row-details';
import { TradeList, TradeListSkeleton } from './trade-list';
import { MatchesOnlySwitch } from './trade-list-toolbar';
import styles from './trade-list.module.css';

interface ListedCardsProps {
  kind: TradeListKind;
  list: List;
  /** By the printing's id; at least one. */
  items: List['items'];
  isEdited: boolean;
}

/** In CSS pixels. On a phone, facts and fields are below the card. */
const ROW_HEIGHTS: Record<TradeListKind, Record<'view' | 'edit', RowHeight>> = {
  WANT_LIST: { view: { wide: 66, narrow: 96 }, edit: { wide: 66, narrow: 116 } },
  SALE_LIST: { view: { wide: 66, narrow: 100 }, edit: { wide: 66, narrow: 164 } },
};

/** The printings on a list that match filter and switch, below the filter bar, and each card's dialog. */
export function ListedCards({ kind, list, items, isEdited }: ListedCardsProps) {
  const { id, isOwner, settings } = list;
  const rowHeight = ROW_HEIGHTS[kind][isEdited ? 'edit' : 'view'];
  const matches = useMatches({ kind, list });
  const { cards, among, groups, shownCards, error, retry } = useListContents(items, matches);
  const results = useRef<FocusHandle>(null);
  const { open, follow } = useOpenPrinting();
  const point = useCardHover();
  const openRow = useCallback((row: TradeRow) => open(row, shownCards), [open, shownCards]);
  const followRow = useCallback((path: string) => follow(path, shownCards), [follow, shownCards]);
  const leaveSearch = useCallback(() => void results.current?.focusFirst(), []);
  const money = useMoney();
  const renderDetails = useDetails({ kind, list, isEdited, money });
  return (
    <>
      {error && <LoadError error={error} onRetry={retry} />}
      <CardFilterBar
        cards={cards}
        among={among}
        shown={shownCards.length}
        chooser={<GroupBy />}
        besideCount={
          isOwner ? (
            <div className={styles.selectButton}>
              <SelectButton of={kind} />
            </div>
          ) : (
            matches && <MatchesOnlySwitch kind={kind} />
          )
        }
        onLeaveSearch={leaveSearch}
      />
      {!isEdited && (cards === null || shownCards.length > 0) && (
        <RowHeads details={<DetailHeads kind={kind} money={money} />} />
      )}
      {cards === null ? (
        !error && <TradeListSkeleton rowHeight={rowHeight} />
      ) : shownCards.length > 0 ? (
        <>
          <TradeList
            kind={kind}
            listId={id}
            label={tradeListWords[kind].cards}
            groups={groups}
            rowHeight={rowHeight}
            isEdited={isEdited}
            // In edit mode, a sale list has headings of its settings and cards above it.
            headingLevel={isEdited && settings ? 3 : 2}
            renderDetails={renderDetails}
            onOpen={openRow}
            onFollow={followRow}
            onPoint={point}
            handle={results}
          />
          {isOwner && (
            <ChangeTradeList
              kind={kind}
              list={list}
              rows={groups.flatMap(({ printings }) => printings)}
            />
          )}
          <WithoutScripts
            label="All cards"
            renderItems={() =>
              groups.flatMap(({ printings }) =>
                printings.map((row) => (
                  <li key={row.id}>
                    <a href={cardPath(row.card.id)}>{printingLabel(row.card, row.printing)}</a>
                    {renderDetails(row)}
                  </li>
                )),
              )
            }
          />
        </>
      ) : (
        cards.length > 0 && <NothingShown kind={kind} hasSwitch={matches !== null} />
      )}
      <CardHoverPreview />
      <CardDialog />
    </>
  );
}

/** Renders a row's end: fields for the owner who edits, or what they want or sell. The same until something changes. */
function useDetails({
  kind,
  list,
  isEdited,
  money,
}: Omit<ListedCardsProps, 'items'> & { money: Money }) {
  const { id: listId, isOwner, settings } = list;
  const wanted = useWantedCounts(kind === 'SALE_LIST');
  const commitments = useListCommitments(list, OFFER_ON_LIST[kind]);
  const pricing = settings?.pricing ?? MARKET_PRICING_AS_IS;
  return useCallback(
    ({ item, card, printing }: TradeRow) => {
      const label = printingLabel(card, printing);
      const own = { kind, listId };
      const marketCents = printing.currentMarketPrice?.priceCents ?? null;
      const shared = { marketCents, commitment: commitments[printing.id], money };
      if (!isForSale(item)) {
        return isEdited ? (
          <WantedControl own={{ ...own, item }} label={label} />
        ) : (
          <WantedQuantity item={item} {...shared} />
        );
      }
      if (isEdited) return <SaleItemFields own={{ ...own, item }} label={label} money={money} />;
      const Details = isOwner ? OwnForSale : ForSale;
      return <Details item={item} pricing={pricing} wanted={wanted[printing.id]} {...shared} />;
    },
    [kind, listId, isEdited, isOwner, pricing, wanted, commitments, money],
  );
}

interface NothingShownProps {
  kind: TradeListKind;
  /** Whether there is a viewer's switch. */
  hasSwitch: boolean;
}

/** Shown instead of a list's cards if filter and switch match none. */
function NothingShown({ kind, hasSwitch }: NothingShownProps) {
  const dispatch = useAppDispatch();
  const isMatchesOnly = useAppSelector(selectIsMatchesOnly);
  if (!hasSwitch || !isMatchesOnly) return <NoCards />;
  return (
    <EmptyState
      figure="lens"
      title={tradeListWords[kind].noMatch}
      actions={
        <Button variant="primary" onClick={() => dispatch(matchesOnlyToggled())}>
          Show all cards
        </Button>
      }
    >
      None of the cards that match the filters is on both lists.
    </EmptyState>
  );
}
