import type { CardSet } from '@domain/card-set';
import { PLAYSET } from '@domain/collection';
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

interface NothingShownProps {
  cardSet: CardSet;
  /** Whether the set has cards that are not shown. */
  hasCards: boolean;
  viewpoint: Viewpoint;
}

/** Shown instead of the cards, with a way to show some. */
export function NothingShown({ cardSet, hasCards, viewpoint }: NothingShownProps) {
  const dispatch = useAppDispatch();
  const linkOfAnyCount = useAppSelector(selectLinkOfAnyCount);
  const { show, isWantedOnly } = useAppSelector(selectCollectionList);
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
      title={show === 'extra' ? 'Nothing to spare among these cards' : 'None of these cards yet'}
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
      {show === 'extra'
        ? BEYOND_A_PLAYSET
        : 'None of the cards that match the filters has been counted.'}
    </EmptyState>
  );
}
