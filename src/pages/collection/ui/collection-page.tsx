import { ALL_SETS } from '@domain/card-set';
import { ChooseCardSet, ChooseCardSetPlaceholder } from '@/features/choose-card-set';
import { cardSetChosen } from '@/features/filter-cards';
import { SharedViewNote } from '@/features/share-list';
import { useViewpoint, useAuth } from '@/entities/session';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { routes } from '@/shared/routes';
import { useAppDispatch } from '@/shared/store';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { useCollectionOfAllSets, useCollectionOfSet } from '../model/use-collection-of-set';
import { useShownSet } from '../model/use-shown-set';
import { CollectionContents } from './collection-contents';
import { CollectionHeader } from './collection-header';
import styles from './collection-page.module.css';
import { CollectionTableSkeleton } from './collection-table';

const OWN_PATHS = {
  editPath: routes.editOwnCollection,
  sharedPath: routes.ownCollectionShared,
};

const NONE: readonly never[] = [];

/** A player's collection by set: the viewer's own to view and edit, or somebody else's. */
export function CollectionPage() {
  const dispatch = useAppDispatch();
  const viewpoint = useViewpoint(OWN_PATHS);
  const { sets, code, cardSet, shownSets } = useShownSet();
  const isAll = cardSet === ALL_SETS;
  const ofSet = useCollectionOfSet(isAll ? null : code, viewpoint);
  const ofAll = useCollectionOfAllSets(isAll ? shownSets : NONE, viewpoint);
  const load = isAll ? ofAll : ofSet;
  if (load.isMissing) return <CollectionNotFound />;

  const title =
    viewpoint.isOwner || viewpoint.handle === null
      ? 'My Collection'
      : `${viewpoint.handle}'s Collection`;
  // The likely set of before may not exist.
  const error = sets.error ?? (cardSet ? load.error : null);
  const retry = () => {
    if (sets.error) sets.retry();
    load.retry();
  };
  return (
    <Page
      title={title}
      header={
        <CollectionHeader
          title={title}
          viewpoint={viewpoint}
          opensExtras={load.collection?.opensExtras ?? false}
        />
      }
    >
      {viewpoint.isSharedView && (
        <SharedViewNote subject="COLLECTION" ownPath={routes.ownCollection} />
      )}
      {error && <LoadError error={error} onRetry={retry} />}
      {sets.cardSets?.length === 0 ? (
        <NoCardSets />
      ) : sets.cardSets && cardSet && viewpoint.isKnown ? (
        <div className={styles.sets} data-owner={viewpoint.isOwner}>
          <ChooseCardSet
            cardSets={sets.cardSets}
            active={cardSet.code}
            onChoose={(chosen) => dispatch(cardSetChosen(chosen.toLowerCase()))}
          >
            <CollectionContents
              key={cardSet.code}
              cardSet={cardSet}
              cardSets={shownSets}
              load={load}
              viewpoint={viewpoint}
            />
          </ChooseCardSet>
        </div>
      ) : (
        !error && (
          <>
            <ChooseCardSetPlaceholder />
            <CollectionPlaceholder mode={viewpoint.mode} />
          </>
        )
      )}
    </Page>
  );
}

const NoCardSets = () => (
  <EmptyState figure="cards" title="No card sets available">
    <p>
      <span>The operator of this server can import them with</span> <code>npm run catalogue</code>
      <span>.</span>
    </p>
  </EmptyState>
);

/**
 * Shown for a private and for a missing collection, so a stranger can't distinguish them (rules/attacks#hidden-things).
 */
function CollectionNotFound() {
  const { user } = useAuth();
  const login = useLoginPath();
  return (
    <Page title="Collection not found">
      <EmptyState
        figure="lens"
        title="There is nothing to see here"
        actions={
          <>
            <LinkButton to={routes.sharedCollections} variant="primary">
              See shared collections
            </LinkButton>
            {!user && (
              <LinkButton to={login} icon="login">
                Log in
              </LinkButton>
            )}
          </>
        }
      >
        {user
          ? 'Nobody has this handle, or their collection is private.'
          : 'Nobody has this handle, or their collection is private. If they share it with you, log in to see it.'}
      </EmptyState>
    </Page>
  );
}

/** A placeholder below the tabs while loading. */
const CollectionPlaceholder = ({ mode }: { mode: 'view' | 'edit' }) => (
  <div className={styles.placeholder}>
    <CollectionTableSkeleton mode={mode} />
  </div>
);
