import type { OfferSide, OfferType } from '@domain/offer';
import { offerTypeChosen, tabChosen } from '@/entities/trading-hub';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { OFFER_TYPE_NAMES } from '../../model/offer-table-words';

/** The specification's words for no offers at all (rules/trading-hub#nothing-there), and a hint how to get some. */
const NONE: Record<OfferSide, { title: string; text: string }> = {
  INITIATOR: {
    title: "You haven't made any offers yet",
    text: 'Find a list with cards that you want or have, and make an offer on it.',
  },
  RECIPIENT: {
    title: "You haven't received any offers yet",
    text: 'Others can make you offers on the lists that you share.',
  },
};

interface NoOffersProps {
  side: OfferSide;
  /** The chosen type; null for both. */
  offerType: OfferType | null;
}

/** Shown instead of offers. */
export function NoOffers({ side, offerType }: NoOffersProps) {
  const dispatch = useAppDispatch();
  if (offerType !== null) {
    const verb = side === 'INITIATOR' ? 'made' : 'received';
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
        {`None of the offers that you ${verb} is of this type.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      figure="letter"
      title={NONE[side].title}
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
      {NONE[side].text}
    </EmptyState>
  );
}
