import type { TradeListKind } from '@domain/trade-list';
import { NoCards, matchesOnlyToggled, selectIsMatchesOnly } from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { tradeListWords } from '../model/trade-list-words';

interface NothingShownProps {
  kind: TradeListKind;
  /** Whether the viewer's switch is there to be set. */
  hasSwitch: boolean;
}

/** Stands where a list's cards would, when filter and switch let none through. */
export function NothingShown({ kind, hasSwitch }: NothingShownProps) {
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
      None of the cards that are asked for here is on both lists.
    </EmptyState>
  );
}
