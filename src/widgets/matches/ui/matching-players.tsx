import { useAuth } from '@/entities/session';
import { apiErrorOf } from '@/shared/api';
import { uniqueBy } from '@/shared/lib/unique-by';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { useMatchingPlayersInfiniteQuery } from '../api/match-api';
import { MatchStrip } from './match-strip';
import styles from './matching-players.module.css';

/**
 * Players who sell what the viewer wants, or want what they sell, the most valuable match first. For viewers with a
 * handle.
 */
export function MatchingPlayers() {
  const { user } = useAuth();
  return user?.handle ? <OwnMatches /> : null;
}

/** As high while loading as afterwards, so that nothing below moves. */
const PLACEHOLDERS = [0, 1, 2];

function OwnMatches() {
  const matching = useMatchingPlayersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { error, hasNextPage, fetchNextPage, refetch } = matching;
  const ranked = matching.currentData?.pages.flatMap((page) => page.matches);
  const matches = ranked && uniqueBy(ranked, ({ userHandle }) => userHandle);
  return (
    <section className={styles.section} aria-labelledby="matching-players">
      <h2 id="matching-players" className={styles.title}>
        Players who match
      </h2>
      {matches && matches.length > 0 && (
        <MatchStrip
          matches={matches}
          onMore={hasNextPage && !error ? () => void fetchNextPage() : null}
          isLoadingMore={matching.isFetchingNextPage}
        />
      )}
      {matches?.length === 0 && !error && <NoMatches />}
      {error && (
        <LoadError
          error={apiErrorOf(error)}
          onRetry={() => void (matching.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {!matches && matching.isFetching && (
        <div
          className={styles.strip}
          role="status"
          aria-busy="true"
          aria-label="Loading players who match"
        >
          {PLACEHOLDERS.map((placeholder) => (
            <SkeletonBlock key={placeholder} className={styles.player} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Says that nobody matches yet, and what to do about it. */
const NoMatches = () => (
  <div className={styles.none}>
    <p>Nobody sells what you want or wants what you sell yet. Players who do will appear here.</p>
    <div className={styles.ways}>
      <LinkButton to={routes.ownWantList}>Your want list</LinkButton>
      <LinkButton to={routes.ownSaleList}>Your sale list</LinkButton>
    </div>
  </div>
);
