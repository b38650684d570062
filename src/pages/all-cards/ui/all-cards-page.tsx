import { useRef } from 'react';
import type { Card } from '@domain/card';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import { CardList, CardListSkeleton, ChooseCardView } from '@/widgets/card-list';
import { CardDialog, useOpenCard } from '@/widgets/card-view';
import { CardFilterBar, cardListLink, NoCards, useShownCards } from '@/features/filter-cards';
import { useWithPictures } from '@/entities/card';
import { useCatalogue } from '@/entities/catalogue';
import { useAddressLink } from '@/shared/lib/address-link';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { NearestCards } from './nearest-cards';

const NONE: readonly Card[] = [];

/** The cards of all sets as pictures or as a table (rules/search#all-cards). */
export function AllCardsPage() {
  useAddressLink(cardListLink);
  const results = useRef<FocusHandle>(null);
  const { catalogue, error, retry } = useCatalogue();
  const shown = useShownCards(catalogue?.cards ?? NONE);
  const { cards, onNear } = useWithPictures(shown);
  const { open, follow } = useOpenCard(cards);
  const point = useCardHover();
  return (
    <Page title="All Cards" width="wide" lead="The cards of every set, by set and number">
      {error && <LoadError error={error} onRetry={retry} />}
      <CardFilterBar
        cards={catalogue?.cards ?? null}
        shown={cards.length}
        chooser={<ChooseCardView />}
        onLeaveSearch={() => void results.current?.focusFirst()}
      />
      {catalogue && (
        <CardList
          label="All cards"
          cards={cards}
          isOfManySets
          onOpen={open}
          onFollow={follow}
          onPoint={point}
          onNear={onNear}
          handle={results}
        />
      )}
      {!catalogue && !error && <CardListSkeleton />}
      {catalogue && cards.length === 0 && (
        <>
          <NearestCards finder={catalogue.finder} />
          <NoCards />
        </>
      )}
      <CardHoverPreview />
      <CardDialog />
    </Page>
  );
}
