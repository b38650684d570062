import { useLocation, useNavigate } from 'react-router-dom';
import { useCard } from '@/entities/card';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { Skeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import styles from './card-page.module.css';
import { ShownCard } from './shown-card';

/** Keeps the subtitle's line free, so that what is below doesn't move when a card without one arrives. */
const NO_LEAD = '\u00a0';

/** All about one card (rules/cards#card-page). */
export function CardPage({ cardId }: { cardId: string }) {
  const load = useCard(cardId);
  switch (load.status) {
    case 'loading':
      return (
        <Page title="Card" lead={NO_LEAD} actions={<BackButton />}>
          <div key="loading" className={styles.layout}>
            <SkeletonBlock className={styles.picturePlaceholder} />
            <Skeleton lines={10} />
          </div>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Card" lead={NO_LEAD} actions={<BackButton />}>
          <LoadError error={load.error} onRetry={load.retry} />
        </Page>
      );
    case 'missing':
      return (
        <Page title="Card not found" actions={<BackButton />}>
          <EmptyState
            figure="lens"
            title="No card has this address"
            actions={
              <LinkButton to={routes.cardSets} variant="primary">
                Browse the card sets
              </LinkButton>
            }
          >
            The link may be old, or a letter of it may be wrong.
          </EmptyState>
        </Page>
      );
    case 'loaded': {
      const { card } = load;
      return (
        <Page title={card.name} lead={card.subtitle ?? NO_LEAD} actions={<BackButton />}>
          <ShownCard card={card} />
        </Page>
      );
    }
  }
}

/** The router's key for the entry with which a visit began. */
const FIRST_ENTRY = 'default';

/** Back where one came from, or home where the visit began here (rules/cards#card-page). */
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
