import { useCallback, useRef, type ReactNode, type Ref } from 'react';
import type { SetGroup } from '@domain/printing';
import type { TradeListKind } from '@domain/trade-list';
import {
  CardFilterBar,
  GroupBy,
  matchesOnlyToggled,
  NoCards,
  selectIsMatchesOnly,
} from '@/features/filter-cards';
import type { Listed, ListedPrinting } from '@/entities/card';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import type { RowHeight } from '../model/lay-out';
import { tradeListWords } from '../model/trade-list-words';
import { useListContents, useMatches } from '../model/use-trade-list-load';
import { TradeListSkeleton } from './trade-list';
import { MatchesOnlySwitch } from './trade-list-toolbar';

interface ShownPrintings<Item extends Listed> {
  groups: readonly SetGroup<ListedPrinting<Item>>[];
  /** Leads the keyboard to the cards. */
  handle: Ref<FocusHandle>;
}

interface ListContentsProps<Item extends Listed> {
  kind: TradeListKind;
  /** By the printing's id; at least one. */
  items: Readonly<Record<string, Item>>;
  isOwner: boolean;
  /** Of the rows that `renderCards` draws. */
  rowHeight: RowHeight;
  renderCards: (shown: ShownPrintings<Item>) => ReactNode;
}

/** What is on a list, as far as filter and switch let it through, below the bar that sets them. */
export function ListContents<Item extends Listed>({
  kind,
  items,
  isOwner,
  rowHeight,
  renderCards,
}: ListContentsProps<Item>) {
  const matches = useMatches({ kind, isOwner });
  const { cards, groups, shownCards, error, retry } = useListContents(items, matches);
  const results = useRef<FocusHandle>(null);
  const leaveSearch = useCallback(() => void results.current?.focusFirst(), []);
  return (
    <>
      {error && <LoadError error={error} onRetry={retry} />}
      <CardFilterBar
        cards={cards}
        shown={shownCards}
        chooser={<GroupBy />}
        besideCount={matches && <MatchesOnlySwitch kind={kind} />}
        onLeaveSearch={leaveSearch}
      />
      {cards === null
        ? !error && <TradeListSkeleton rowHeight={rowHeight} />
        : shownCards > 0
          ? renderCards({ groups, handle: results })
          : cards.length > 0 && <NothingShown kind={kind} hasSwitch={matches !== null} />}
    </>
  );
}

interface NothingShownProps {
  kind: TradeListKind;
  /** Whether the viewer's switch is there to be set. */
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
