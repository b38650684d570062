import { generatePath, Link } from 'react-router-dom';
import { OFFER_ON_LIST, type ListOfferType } from '@domain/offer';
import type { TradeListKind } from '@domain/trade-list';
import { StartOffer } from '@/features/make-offer';
import { useAuth } from '@/entities/session';
import { apiErrorOf } from '@/shared/api';
import { useMoney } from '@/shared/lib/money';
import { Icon } from '@/shared/ui/icon';
import { RetryButton } from '@/shared/ui/retry-button';
import { useMatchWithQuery } from '../api/match-api';
import { type Match, MATCH_WORDS, matchWorthWords } from '../model/match';
import styles from './match-note.module.css';

interface MatchNoteProps {
  /** The owner of the shown list, and which of their two lists it is. */
  handle: string;
  kind: TradeListKind;
}

/**
 * Shows on another player's list which of its cards match the viewer's lists, and what matches on their other list. For
 * viewers with a handle.
 */
export function MatchNote(props: MatchNoteProps) {
  const { user } = useAuth();
  return user?.handle && user.handle !== props.handle ? <Compared {...props} /> : null;
}

function Compared({ handle, kind }: MatchNoteProps) {
  const found = useMatchWithQuery(handle, { refetchOnMountOrArgChange: true });
  const { currentData: match, error, isFetching, refetch } = found;
  const here = OFFER_ON_LIST[kind];
  const theirTab = here === 'BUY' ? 'SELL' : 'BUY';
  return (
    <aside className={styles.note} aria-label="What matches your lists" aria-busy={isFetching}>
      {match ? (
        <>
          <Way match={match} way={here} isHere />
          <Way match={match} way={theirTab} isHere={false} />
        </>
      ) : error && !isFetching ? (
        <p className={styles.way}>
          <span>Your lists couldn’t be compared.</span>
          <RetryButton error={apiErrorOf(error)} onClick={() => void refetch()} />
        </p>
      ) : (
        match === null && <p className={styles.way}>Nothing on your own lists matches yet.</p>
      )}
    </aside>
  );
}

interface WayProps {
  match: Match;
  way: ListOfferType;
  /** Whether it is about the shown list. */
  isHere: boolean;
}

function Way({ match, way, isHere }: WayProps) {
  const money = useMoney();
  const { sentence, action, path, count, printings } = MATCH_WORDS[way];
  if (count(match) === 0) return null;
  const handle = match.userHandle;
  const words = sentence(count(match));
  const { worth } = matchWorthWords(match, way, money);
  return (
    <p className={styles.way}>
      <Icon name="offers" />
      <span className={styles.words}>
        {isHere ? (
          <strong>{words}</strong>
        ) : (
          <Link className={styles.link} to={generatePath(path, { handle })}>
            {words}
          </Link>
        )}
        <span className={styles.worth}>{worth}</span>
      </span>
      <StartOffer
        recipientHandle={handle}
        offerType={way}
        picks={printings(match)}
        label={action}
      />
    </p>
  );
}
