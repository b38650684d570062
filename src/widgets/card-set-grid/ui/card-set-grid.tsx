import { skipToken } from '@reduxjs/toolkit/query';
import {
  CardSetCard,
  CardSetCardPlaceholder,
  type SetProgress,
  useCardSets,
  useSetProgressQuery,
} from '@/entities/card-set';
import { useAuth } from '@/entities/session';
import { counted, useFormatDate, formatNumber } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadError } from '@/shared/ui/load-error';
import styles from './card-set-grid.module.css';

/** 3 placeholder cards while the sets load (rules/pages#sets). */
const PLACEHOLDERS = [0, 1, 2];

/**
 * All card sets as cards; if a refetch fails, those already loaded stay (rules/pages#sets).
 *
 * @param heading the level of the sets' names on the page
 */
export function CardSetGrid({ heading }: { heading: 'h2' | 'h3' }) {
  const { cardSets, isLoading, error, retry } = useCardSets();
  const { user, expectsUser } = useAuth();
  const { data: progress } = useSetProgressQuery(user ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      {error && <LoadError error={error} onRetry={retry} />}
      {isLoading && (
        <div className={styles.grid} role="status" aria-busy="true" aria-label="Loading card sets">
          {PLACEHOLDERS.map((placeholder) => (
            <CardSetCardPlaceholder key={placeholder} />
          ))}
        </div>
      )}
      {cardSets && cardSets.length > 0 && (
        <ul className={styles.grid} aria-label="Card sets">
          {cardSets.map((cardSet, at) => (
            <li key={cardSet.id}>
              <CardSetCard cardSet={cardSet} heading={heading} isFirst={at === 0}>
                {expectsUser && (
                  <OwnProgress
                    of={progress?.find(({ cardSetCode }) => cardSetCode === cardSet.code)}
                  />
                )}
              </CardSetCard>
            </li>
          ))}
        </ul>
      )}
      {cardSets?.length === 0 && <EmptyCatalogue />}
    </>
  );
}

/** What the viewer has of a set, once it is known (rules/collection#progress). */
function OwnProgress({ of: known }: { of: SetProgress | undefined }) {
  const formatDate = useFormatDate();
  return (
    <span className={styles.progress}>
      {known &&
        (known.countedAt === null ? (
          <span>{`${counted(known.cards, 'card')}, none counted yet`}</span>
        ) : (
          <>
            <strong>{`${formatNumber(known.owned)} of ${counted(known.cards, 'card')}`}</strong>
            <span>{counted(known.playsets, 'playset')}</span>
            <span>{`Counted ${formatDate(known.countedAt)}`}</span>
          </>
        ))}
    </span>
  );
}

const EmptyCatalogue = () => (
  <EmptyState figure="cards" title="There are no card sets yet">
    <p>
      <span>The operator of this server can import them with</span> <code>npm run catalogue</code>
      <span>.</span>
    </p>
  </EmptyState>
);
