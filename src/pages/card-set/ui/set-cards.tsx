import { memo, useRef, type Ref } from 'react';
import type { Card } from '@domain/card';
import type { CardSet } from '@domain/card-set';
import { CardHoverPreview, useCardHover } from '@/widgets/card-hover-preview';
import {
  CardList,
  CardListSkeleton,
  CardOrder,
  ChooseCardView,
  PriceNote,
} from '@/widgets/card-list';
import { SavedSearchesButton } from '@/widgets/saved-searches';
import { CardDialog, useOpenCard } from '@/widgets/card-view';
import {
  type AskedCards,
  CardFilterBar,
  NoCards,
  useAskedCards,
  useShownCards,
} from '@/features/filter-cards';
import type { CardsOfSet } from '@/entities/card';
import type { OwnedMarks } from '@/entities/collection';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';

interface SetContentsProps {
  /** Undefined while the sets load. */
  cardSet: CardSet | undefined;
  load: CardsOfSet;
  /** What the viewer has of each card; null for nothing. */
  owned: OwnedMarks | null;
  failed: boolean;
}

const NONE: readonly Card[] = [];

/** Everything below a set's header. The filter bar is there from the start, so that nothing moves and typing works. */
export function SetContents({ cardSet, load, owned, failed }: SetContentsProps) {
  const asked = useAskedCards();
  const { cards, pricesRecordedAt } = load;
  if (failed && !cards) return null;
  if (cardSet && cards?.length === 0) return <ComingSoon name={cardSet.name} />;
  return <Contents {...{ cardSet, cards, pricesRecordedAt, owned, asked }} />;
}

interface ContentsProps
  extends
    Pick<SetContentsProps, 'cardSet' | 'owned'>,
    Pick<CardsOfSet, 'cards' | 'pricesRecordedAt'> {
  asked: AskedCards;
}

const Contents = memo(function Contents({
  cardSet,
  cards,
  pricesRecordedAt,
  owned,
  asked,
}: ContentsProps) {
  const results = useRef<FocusHandle>(null);
  const shown = useShownCards(cards ?? NONE, asked);
  const isLoaded = cardSet && cards;
  return (
    <>
      <CardFilterBar
        cards={isLoaded ? cards : null}
        shown={shown.length}
        chooser={
          <>
            <ChooseCardView />
            <CardOrder />
            <SavedSearchesButton within={cardSet && `set:${cardSet.id}`} />
          </>
        }
        besideCount={<PriceNote recordedAt={pricesRecordedAt} />}
        onLeaveSearch={() => void results.current?.focusFirst()}
      />
      {isLoaded ? (
        <SetCards cardSet={cardSet} cards={shown} owned={owned} handle={results} />
      ) : (
        <CardListSkeleton />
      )}
      {isLoaded && shown.length === 0 && <NoCards />}
    </>
  );
});

interface SetCardsProps {
  cardSet: CardSet;
  /** Those that match the filter, in order. */
  cards: readonly Card[];
  owned: OwnedMarks | null;
  /** Leads the keyboard to the cards. */
  handle: Ref<FocusHandle>;
}

/** The cards in the chosen view, each opening its dialog. */
const SetCards = memo(function SetCards({ cardSet, cards, owned, handle }: SetCardsProps) {
  const { open, follow } = useOpenCard(cards);
  return (
    <>
      <CardList
        label={`Cards of ${cardSet.name}`}
        cards={cards}
        owned={owned}
        onOpen={open}
        onFollow={follow}
        onPoint={useCardHover()}
        handle={handle}
      />
      <CardHoverPreview />
      <CardDialog cards={cards} />
    </>
  );
});

/** Shown for a set without cards (rules/cards#set-page). */
export const ComingSoon = ({ name }: { name: string }) => (
  <EmptyState
    figure="rocket"
    title="Coming Soon"
    actions={
      <LinkButton to={routes.cardSets} variant="primary">
        Browse the other sets
      </LinkButton>
    }
  >
    <p>{`The cards of ${name} aren’t here yet.`}</p>
  </EmptyState>
);
