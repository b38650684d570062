import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Card } from '@domain/card';
import { cardPath } from '@domain/page';
import {
  cardIn,
  CardView,
  leafOf,
  LeafButtons,
  selectListed,
  type Direction,
} from '@/widgets/card-view';
import { useCard, useCardsOfSet } from '@/entities/card';
import { useCardSets } from '@/entities/card-set';
import { useIsHydrated } from '@/shared/lib/is-hydrated';
import { routes } from '@/shared/routes';
import { useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { CopyLink, useAbsoluteAddress } from '@/shared/ui/copy-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import styles from './card-page.module.css';

/** Keeps the subtitle's line free, so that what is below doesn't move when a card without one arrives. */
const NO_LEAD = '\u00a0';

/** All about one card (rules/cards#card-page). */
export function CardPage({ cardId }: { cardId: string }) {
  const load = useCard(cardId);
  const { card } = load;
  const { leaf, leafTo } = useLeaf(cardId, card);
  const address = useAbsoluteAddress(cardPath(cardId));
  const isMissing = load.status === 'missing';
  return (
    <Page
      title={card?.name ?? (isMissing ? 'Card not found' : 'Card')}
      isName={card !== undefined}
      lead={isMissing ? undefined : (card?.subtitle ?? NO_LEAD)}
      actions={
        <>
          <BackButton />
          {card && (
            <div className={styles.copy}>
              <CopyLink address={address} label="Link to this card" />
            </div>
          )}
          {!isMissing && <LeafButtons leaf={leaf} onLeaf={leafTo} />}
        </>
      }
    >
      <Contents load={load} onLeaf={leafTo} />
    </Page>
  );
}

interface ContentsProps {
  load: ReturnType<typeof useCard>;
  onLeaf: (direction: Direction) => void;
}

function Contents({ load, onLeaf }: ContentsProps) {
  switch (load.status) {
    case 'loading':
      return (
        <div key="loading" className={styles.layout}>
          <SkeletonBlock className={styles.summaryPlaceholder} />
          <SkeletonBlock className={styles.picturePlaceholder} />
          <Skeleton lines={10} />
        </div>
      );
    case 'failed':
      return <LoadError error={load.error} onRetry={load.retry} />;
    case 'missing':
      return (
        <EmptyState
          figure="lens"
          title="There is no card at this address"
          actions={
            <LinkButton to={routes.cardSets} variant="primary">
              Browse the card sets
            </LinkButton>
          }
        >
          The link may be old or mistyped.
        </EmptyState>
      );
    case 'loaded':
      return <CardView card={load.card} headingLevel={2} onLeaf={onLeaf} />;
  }
}

/** The card's position in the list to leaf through, with buttons for its neighbours. */
function useLeaf(cardId: string, card: Card | null) {
  const cards = useCardsBeside(cardId, card);
  const navigate = useNavigate();
  // A second key may come before the card that the first one led to is rendered.
  const reached = useRef(cardId);
  useEffect(() => {
    reached.current = cardId;
  }, [cardId]);
  const leafTo = (direction: Direction) => {
    const next = cardIn(leafOf(cards, reached.current), direction);
    if (!next) return;
    reached.current = next;
    // Replaces this entry, so that Back leads to the list.
    void navigate(cardPath(next), { replace: true, preventScrollReset: true });
  };
  return { leaf: leafOf(cards, cardId), leafTo };
}

/**
 * The cards to leaf through: those of the list that the viewer came from, or of the card's set, which are fetched after
 * the first screen.
 */
function useCardsBeside(cardId: string, card: Card | null): readonly string[] | null {
  const listed = useAppSelector(selectListed);
  const isHydrated = useIsHydrated();
  const { cardSets } = useCardSets();
  const isListed = listed?.includes(cardId) ?? false;
  const code = cardSets?.find(({ id }) => id === card?.cardSetId)?.code;
  const { cards } = useCardsOfSet(isListed || !isHydrated ? null : (code ?? null));
  return isListed ? listed : (cards?.map(({ id }) => id) ?? null);
}

/** The router's key for the entry with which a visit began. */
const FIRST_ENTRY = 'default';

/** Goes back, or home if the visit began here (rules/cards#card-page). */
function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      icon="back"
      onClick={() => void (key === FIRST_ENTRY ? navigate(routes.home) : navigate(-1))}
    >
      Back
    </Button>
  );
}
