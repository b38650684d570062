import type { TradeListKind } from '@domain/trade-list';
import { MatchingPlayers } from '@/widgets/matches';
import { SharedGrid } from '@/widgets/shared-grid';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Skeleton } from '@/shared/ui/skeleton';
import { SHARED_LIST_WORDS } from '../../model/shared-list-words';
import { AccessNotice, type AccessRequirement } from '../access-prompt';
import { ListTile, ListTilePlaceholder } from './list-tile';
import styles from './shared-lists.module.css';

/** Players who match the viewer, and the lists of one kind that others share with them. */
export function SharedListsTab({ kind }: { kind: TradeListKind }) {
  const { status, user, expectsUser } = useAuth();
  const words = SHARED_LIST_WORDS[kind];
  // Matches are shown above everything else, so nothing is laid out before they are loaded.
  if (status === 'loading' && expectsUser) return <Skeleton lines={8} />;
  return (
    <>
      <AccessNotice sentences={SENTENCES[kind]} />
      <MatchingPlayers />
      <p
        className={styles.lead}
      >{`${words.lead}${user?.handle ? ` ${words.aboutMatches}` : ''}`}</p>
      <SharedGrid
        subject={kind}
        label={words.label}
        renderCard={(summary) => (
          <ListTile kind={kind} summary={summary} isCompared={Boolean(user?.handle)} />
        )}
        placeholder={<ListTilePlaceholder />}
        empty={<NoSharedLists kind={kind} />}
      />
    </>
  );
}

const SENTENCES: Record<TradeListKind, Record<AccessRequirement, string>> = {
  WANT_LIST: {
    SESSION: 'See which of these lists want cards that you sell, and lists shared only with you.',
    HANDLE: 'With a handle, you can offer what you sell to players who are looking for it.',
  },
  SALE_LIST: {
    SESSION: 'See which of these lists have cards that you want, and lists shared only with you.',
    HANDLE: 'With a handle, you can offer to buy what you want.',
  },
};

const OWN: Record<TradeListKind, string> = {
  WANT_LIST: routes.ownWantList,
  SALE_LIST: routes.ownSaleList,
};

/** Says that nobody shares a list of the kind, in the specification's words (rules/trading-hub#nothing-there). */
function NoSharedLists({ kind }: { kind: TradeListKind }) {
  const { user } = useAuth();
  const { emptyTitle, emptyText } = SHARED_LIST_WORDS[kind];
  return (
    <EmptyState
      figure="cards"
      title={emptyTitle}
      actions={
        <>
          {user?.handle && (
            <LinkButton to={OWN[kind]} variant="primary">
              Share your own
            </LinkButton>
          )}
          <LinkButton to={routes.cardSets}>Browse the card sets</LinkButton>
        </>
      }
    >
      {emptyText}
    </EmptyState>
  );
}
