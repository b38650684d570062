import type { TradeListKind } from '@domain/trade-list';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { SHARED_LIST_WORDS } from '../../model/shared-list-words';

const OWN: Record<TradeListKind, string> = {
  WANT_LIST: routes.ownWantList,
  SALE_LIST: routes.ownSaleList,
};

/** Says that nobody shares a list of the kind, in the specification's words (rules/trading-hub#nothing-there). */
export function NoSharedLists({ kind }: { kind: TradeListKind }) {
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
