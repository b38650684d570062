import { useRef } from 'react';
import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { CardFilterBar, NoCards, selectCardView, useShownCards } from '@/features/filter-cards';
import { CardGridSkeleton } from './card-grid-skeleton';
import { CardTableSkeleton } from './card-table';
import { ChooseCardView } from './choose-card-view';
import type { CardsOfSet } from '@/entities/card';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useAppSelector } from '@/shared/store';
import { ComingSoon } from './coming-soon';
import { SetCards } from './set-cards';

interface SetContentsProps {
  /** Undefined while the sets are on their way. */
  cardSet: CardSet | undefined;
  load: CardsOfSet;
  failed: boolean;
}

const NONE: readonly Card[] = [];

/** What stands under a set's header. The filter bar is there from the start, so that nothing moves and one can type. */
export function SetContents({ cardSet, load, failed }: SetContentsProps) {
  const results = useRef<FocusHandle>(null);
  const shown = useShownCards(load.cards ?? NONE);
  const view = useAppSelector(selectCardView);
  if (failed && !load.cards) return null;
  if (cardSet && load.cards?.length === 0) return <ComingSoon name={cardSet.name} />;

  const isLoaded = cardSet && load.cards;
  const skeleton = view === 'list' ? <CardTableSkeleton /> : <CardGridSkeleton />;
  return (
    <>
      <CardFilterBar
        cards={isLoaded ? load.cards : null}
        shown={shown.length}
        chooser={<ChooseCardView />}
        onLeaveSearch={() => void results.current?.focusFirst()}
      />
      {isLoaded ? <SetCards cardSet={cardSet} cards={shown} handle={results} /> : skeleton}
      {isLoaded && shown.length === 0 && <NoCards />}
    </>
  );
}
