import { generatePath } from 'react-router-dom';
import type { TradeListKind } from '@domain/trade-list';
import { MatchingPlayers } from '@/widgets/matches';
import { SharedGrid } from '@/widgets/shared-grid';
import { useAuth } from '@/entities/session';
import type { SharedBadge, SharedSummary } from '@/entities/sharing';
import { counted } from '@/shared/lib/counted';
import { Skeleton } from '@/shared/ui/skeleton';
import { SHARED_LIST_WORDS } from '../../model/shared-list-words';
import { ListsBanner } from './lists-banner';
import { NoSharedLists } from './no-shared-lists';
import styles from './shared-lists.module.css';

/** Who matches the viewer, and the lists of one kind that others let them see. */
export function SharedListsTab({ kind }: { kind: TradeListKind }) {
  const { status, user, expectsUser } = useAuth();
  const words = SHARED_LIST_WORDS[kind];
  // Who matches will stand above all else: nothing is laid out before it is known whether anyone will.
  if (status === 'loading' && expectsUser) return <Skeleton lines={8} />;
  const badgeOf = ({ matching = 0 }: SharedSummary): SharedBadge | null =>
    user?.handle
      ? {
          text: counted(matching, 'match', 'matches'),
          about: `${counted(matching, 'printing')} ${words.matched}`,
          isQuiet: matching === 0,
        }
      : null;
  return (
    <>
      <ListsBanner kind={kind} />
      <MatchingPlayers />
      <p className={styles.lead}>
        {words.lead}
        {user?.handle && ` ${words.aboutMatches}`}
      </p>
      <SharedGrid
        subject={kind}
        label={words.label}
        titleOf={(handle) => `${handle}'s ${words.title}`}
        pathOf={(handle) => generatePath(words.path, { handle })}
        badgeOf={badgeOf}
        empty={<NoSharedLists kind={kind} />}
      />
    </>
  );
}
