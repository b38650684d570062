import { CardSetCard, CardSetCardPlaceholder, useCardSets } from '@/entities/card-set';
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
  const overTwos = (cardSets?.length ?? 0) % 2;
  const overThrees = (cardSets?.length ?? 0) % 3;
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
        <ul
          className={styles.grid}
          data-over-twos={overTwos}
          data-over-threes={overThrees}
          aria-label="Card sets"
        >
          {cardSets.map((cardSet, at) => (
            <li key={cardSet.id}>
              <CardSetCard
                cardSet={cardSet}
                heading={heading}
                isFirst={at === 0}
                isDouble={{
                  ofTwo: at === 0 && overTwos === 1,
                  ofThree: at === 0 && overThrees === 2,
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {cardSets?.length === 0 && <EmptyCatalogue />}
    </>
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
