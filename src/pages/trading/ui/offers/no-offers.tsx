import type { OfferRole } from '@domain/offer';
import {
  offerFiltersCleared,
  offerTypeChosen,
  selectTradingHub,
  tabChosen,
} from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { OFFER_TYPE_NAMES } from '../../model/offer-table-words';

/** The specification's words for no offers at all (rules/trading-hub#nothing-there), and a hint how to get some. */
const NONE: Record<OfferRole, { title: string; text: string }> = {
  ALL: {
    title: "You haven't made or received any offers yet",
    text: 'Find a list with cards that you want or have, and make an offer on it; others can make you offers on the lists that you share.',
  },
  INITIATOR: {
    title: "You haven't made any offers yet",
    text: 'Find a list with cards that you want or have, and make an offer on it.',
  },
  RECIPIENT: {
    title: "You haven't received any offers yet",
    text: 'Others can make you offers on the lists that you share.',
  },
};

const OF_ROLE: Record<OfferRole, string> = {
  ALL: 'your offers',
  INITIATOR: 'the offers that you made',
  RECIPIENT: 'the offers that you received',
};

/** Shown if there are no offers at all, or if the filters leave all of them out. */
export function NoOffers() {
  const dispatch = useAppDispatch();
  const { role, stage, offerType, searchText } = useAppSelector(selectTradingHub);
  if (stage !== null || searchText.trim() !== '') {
    return (
      <EmptyState
        figure="lens"
        title={
          stage === 'MY_TURN' && searchText.trim() === ''
            ? 'No offer waits for you'
            : 'No such offers'
        }
        actions={
          <Button variant="primary" onClick={() => dispatch(offerFiltersCleared())}>
            Show all offers
          </Button>
        }
      >
        {`None of ${OF_ROLE[role]} matches what you chose above.`}
      </EmptyState>
    );
  }
  if (offerType !== null) {
    return (
      <EmptyState
        figure="lens"
        title={`No “${OFFER_TYPE_NAMES[offerType]}” offers here`}
        actions={
          <Button variant="primary" onClick={() => dispatch(offerTypeChosen(null))}>
            Show all types
          </Button>
        }
      >
        {`None of ${OF_ROLE[role]} is of this type.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      figure="letter"
      title={NONE[role].title}
      actions={
        <>
          <Button onClick={() => dispatch(tabChosen('SharedWantLists'))}>
            Browse shared want lists
          </Button>
          <Button onClick={() => dispatch(tabChosen('SharedSaleLists'))}>
            Browse shared sale lists
          </Button>
        </>
      }
    >
      {NONE[role].text}
    </EmptyState>
  );
}
