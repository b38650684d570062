import { useCallback, useRef, type PointerEvent, type ReactNode } from 'react';
import { cardPath } from '@domain/page';
import type { TradeListKind } from '@domain/trade-list';
import { SelectButton } from '@/features/change-selected';
import {
  CardFilterBar,
  GroupBy,
  matchesOnlyToggled,
  NoCards,
  selectIsMatchesOnly,
} from '@/features/filter-cards';
import { printingLabel, type Listed, type ListedPrinting } from '@/entities/card';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import type { RowHeight } from '@/shared/ui/virtual-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import { WithoutScripts } from '@/shared/ui/without-scripts';
import { tradeListWords } from '../model/trade-list-words';
import { useListContents, useMatches } from '../model/use-trade-list-load';
import { TradeList, TradeListSkeleton } from './trade-list';
import { MatchesOnlySwitch } from './trade-list-toolbar';
import styles from './trade-list.module.css';

/** A page's way of showing its kind of list. */
export interface TradeListLook {
  kind: TradeListKind;
  /** The list's name for screen readers. */
  label: string;
  /** In view mode and in edit mode. */
  rowHeight: Record<'view' | 'edit', RowHeight>;
  /** The level of the sets' headings in edit mode; one deeper than the heading above the list. */
  editedHeadingLevel: 2 | 3;
}

interface ListContentsProps<Item extends Listed & { quantity: number }> {
  look: TradeListLook;
  list: { id: string; isOwner: boolean; handle: string | null };
  /** By the printing's id; at least one. */
  items: Readonly<Record<string, Item>>;
  isEdited: boolean;
  /** Renders a row's end. Must stay the same function while its results do, as `TradeList` requires. */
  renderDetails: (row: ListedPrinting<Item>) => ReactNode;
  /** Renders the owner's actions for selected rows; takes the shown rows. */
  renderBulk: (rows: readonly ListedPrinting<Item>[]) => ReactNode;
  /** Called when a row is opened, with the cards that the list shows. */
  onOpen: (row: ListedPrinting<Item>, cardIds: readonly string[]) => void;
  /** The same for a link to a card's page. */
  onFollow: (path: string, cardIds: readonly string[]) => void;
  onPoint: (cardId: string | null, event: PointerEvent) => void;
}

/** The printings on a list that match filter and switch, below the filter bar. */
export function ListContents<Item extends Listed & { quantity: number }>({
  look: { kind, label, rowHeight: heights, editedHeadingLevel },
  list: { id, isOwner, handle },
  items,
  isEdited,
  renderDetails,
  renderBulk,
  onOpen,
  onFollow,
  onPoint,
}: ListContentsProps<Item>) {
  const rowHeight = heights[isEdited ? 'edit' : 'view'];
  const matches = useMatches({ kind, isOwner, handle });
  const { cards, among, groups, shownCards, error, retry } = useListContents(items, matches);
  const results = useRef<FocusHandle>(null);
  const open = useCallback(
    (row: ListedPrinting<Item>) => onOpen(row, shownCards),
    [onOpen, shownCards],
  );
  const follow = useCallback((path: string) => onFollow(path, shownCards), [onFollow, shownCards]);
  const leaveSearch = useCallback(() => void results.current?.focusFirst(), []);
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
      {cards === null ? (
        !error && <TradeListSkeleton rowHeight={rowHeight} />
      ) : shownCards.length > 0 ? (
        <>
          <TradeList
            kind={kind}
            listId={id}
            label={label}
            groups={groups}
            rowHeight={rowHeight}
            isStacked={isEdited}
            isEdited={isEdited}
            headingLevel={isEdited ? editedHeadingLevel : 2}
            renderDetails={renderDetails}
            onOpen={open}
            onFollow={follow}
            onPoint={onPoint}
            handle={results}
          />
          {isOwner && renderBulk(groups.flatMap(({ printings }) => printings))}
          <WithoutScripts
            label="All cards"
            renderItems={() =>
              groups.flatMap(({ printings }) =>
                printings.map((row) => (
                  <li key={row.id}>
                    <a href={cardPath(row.card.id)}>{printingLabel(row.card, row.variant)}</a>
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
    </>
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
