import type { CardSet } from '@domain/card-set';
import { type CollectionFilter, filterFor, PLAYSET } from '@domain/collection';
import {
  NoCards,
  countFiltersCleared,
  selectCollectionList,
  selectLinkOfAnyCount,
} from '@/features/filter-cards';
import type { Viewpoint } from '@/entities/session';
import { routes } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';

const IN_WORDS = { 1: 'one', 3: 'three' } as const;

const BEYOND_A_PLAYSET = `Extra are the copies beyond a playset: more than ${IN_WORDS[PLAYSET.other]} of a card, more than ${IN_WORDS[PLAYSET.leaderOrBase]} of a leader or base.`;

const NONE_COUNTED = {
  title: 'None of these cards yet',
  text: 'None of the cards that match the filters has been counted.',
};

/** Explains why nothing is shown, for each filter by counts. */
const WORDS: Record<CollectionFilter, { title: string; text: string }> = {
  all: NONE_COUNTED,
  own: NONE_COUNTED,
  missing: {
    title: 'Nothing is missing among these cards',
    text: 'You have as many copies as you want of the cards that match the filters.',
  },
  extra: { title: 'Nothing to spare among these cards', text: BEYOND_A_PLAYSET },
};

interface NothingShownProps {
  cardSet: CardSet;
  /** Whether the set has cards that are not shown. */
  hasCards: boolean;
  viewpoint: Viewpoint;
}

/** Shown instead of the cards, with a button that shows some. */
export function NothingShown({ cardSet, hasCards, viewpoint }: NothingShownProps) {
  const dispatch = useAppDispatch();
  const linkOfAnyCount = useAppSelector(selectLinkOfAnyCount);
  const { show: linked, isWantedOnly } = useAppSelector(selectCollectionList);
  const show = filterFor(linked, viewpoint.isOwner);
  if (!hasCards) {
    return (
      <EmptyState figure="rocket" title="Coming Soon">
        {`The cards of ${cardSet.name} aren’t here yet.`}
      </EmptyState>
    );
  }
  const isByCount = show !== 'all' || (isWantedOnly && !viewpoint.isOwner);
  if (!isByCount) return <NoCards />;
  const canStart = show === 'own' && viewpoint.isOwner && viewpoint.mode === 'view';
  return (
    <EmptyState
      figure="cards"
      title={WORDS[show].title}
      actions={
        <>
          {canStart && (
            <LinkButton
              variant="primary"
              icon="edit"
              to={{ pathname: routes.editOwnCollection, search: linkOfAnyCount }}
            >
              Start counting
            </LinkButton>
          )}
          <Button
            variant={canStart ? 'secondary' : 'primary'}
            onClick={() => dispatch(countFiltersCleared())}
          >
            Show all cards
          </Button>
        </>
      }
    >
      {WORDS[show].text}
    </EmptyState>
  );
}
