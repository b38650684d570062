import { skipToken } from '@reduxjs/toolkit/query';
import { memo, useMemo, useRef } from 'react';
import { inListOrder } from '@domain/card-set';
import { cardSetPath } from '@domain/page';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import {
  CardList,
  CardListSkeleton,
  CardOrder,
  ChooseCardView,
  PriceNote,
} from '@/widgets/card-list';
import { CardDialog, useOpenCard } from '@/widgets/card-view';
import { SavedSearchesButton } from '@/widgets/saved-searches';
import {
  type AskedCards,
  allCardsLink,
  CardFilterBar,
  GroupBySet,
  NoCards,
  selectFirstShown,
  selectIsBySet,
  useAskedCards,
  useShownCards,
} from '@/features/filter-cards';
import { cardEndpoints, useBroughtCards, usePicturesOnDemand } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import { catalogueEndpoints, useCatalogue } from '@/entities/catalogue';
import { useOwnedMarks } from '@/entities/collection';
import { useAddressLink } from '@/shared/lib/address/address-link';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppSelector } from '@/shared/store';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { WithoutScripts } from '@/shared/ui/without-scripts';
import { NearestCards } from './nearest-cards';

const NONE: readonly never[] = [];

/** The cards of all sets as pictures or as a table (rules/search#all-cards). */
export function AllCardsPage() {
  useAddressLink(allCardsLink);
  return <AllCards asked={useAskedCards()} />;
}

const AllCards = memo(function AllCards({ asked }: { asked: AskedCards }) {
  const results = useRef<FocusHandle>(null);
  const { catalogue, error, retry } = useCatalogue();
  const cardSets = useCardSets().cardSets ?? NONE;
  const isBySet = useAppSelector(selectIsBySet);
  const shown = useShownCards(catalogue?.cards ?? NONE, asked);
  const brought = useBroughtToAll();
  const found = useMemo(
    () => inListOrder(shown, { sort: asked.sort, isBySet }, cardSets),
    [shown, asked.sort, isBySet, cardSets],
  );
  const cards = catalogue ? found : (brought?.cards ?? NONE);
  const setCodes = cardSets.map(({ code }) => code);
  const owned = useOwnedMarks(setCodes, catalogue?.cards ?? null);
  const onNear = usePicturesOnDemand();
  const { open, follow } = useOpenCard(cards);
  const point = useCardHover();
  return (
    <Page title="All Cards" lead="The cards of every set">
      {error && <LoadError error={error} onRetry={retry} />}
      <CardFilterBar
        cards={catalogue?.cards ?? null}
        shown={cards.length}
        chooser={
          <>
            <ChooseCardView />
            <CardOrder />
            <SavedSearchesButton />
          </>
        }
        besideCount={
          <>
            <PriceNote recordedAt={catalogue?.pricesRecordedAt} />
            <GroupBySet />
          </>
        }
        onLeaveSearch={() => void results.current?.focusFirst()}
      />
      {(catalogue ?? brought) && (
        <CardList
          label="All cards"
          cards={cards}
          cardSets={cardSets}
          isBySet={isBySet}
          owned={owned}
          further={catalogue ? 0 : brought?.further}
          onOpen={open}
          onFollow={follow}
          onPoint={point}
          onNear={onNear}
          handle={results}
        />
      )}
      {!catalogue && !brought && !error && <CardListSkeleton />}
      <SetsWithoutScripts />
      {catalogue && cards.length === 0 && (
        <>
          <NearestCards finder={catalogue.finder} />
          <NoCards />
        </>
      )}
      <CardHoverPreview />
      <CardDialog cards={cards} />
    </Page>
  );
});

/** The first cards, if the document brought them and they are what the link asks for. */
function useBroughtToAll() {
  const { cardSets } = useCardSets();
  const shown = useAppSelector(selectFirstShown);
  const order = shown === 'pictures' ? null : shown;
  const firstSet = (shown === 'pictures' && cardSets?.[0]?.code) || skipToken;
  const pictures = cardEndpoints.firstCards.useQueryState(firstSet);
  const rows = catalogueEndpoints.firstRows.useQueryState(order ?? skipToken);
  return useBroughtCards((order ? rows : pictures).currentData);
}

/** Leads browsers that run no script to the cards of each set. */
function SetsWithoutScripts() {
  const { cardSets } = useCardSets();
  return (
    <WithoutScripts
      label="All sets"
      renderItems={() =>
        cardSets?.map(({ code, name }) => (
          <li key={code}>
            <a href={cardSetPath(code)}>{name}</a>
          </li>
        ))
      }
    />
  );
}
