import { Link, useLocation } from 'react-router-dom';
import { useIsHeadFolded } from '@/features/filter-cards';
import type { Viewpoint } from '@/entities/session';
import { routes } from '@/shared/routes';
import { Icon, type IconName } from '@/shared/ui/icon';
import { PageTitle } from '@/shared/ui/page';
import styles from './collection-page.module.css';
import { CollectionToolbar } from './collection-toolbar';

interface CollectionHeaderProps {
  title: string;
  viewpoint: Viewpoint;
  /** The shown set's; undefined until it is known. */
  cardSetCode: string | undefined;
  /** Whether the owner lets others pick extras for swaps; false until it is known. */
  opensExtras: boolean;
}

/** The collection's owner, and the actions for the whole collection. */
export const CollectionHeader = ({
  title,
  viewpoint,
  cardSetCode,
  opensExtras,
}: CollectionHeaderProps) => {
  const { search } = useLocation();
  return (
    <div className={styles.header} data-folded={useIsHeadFolded()}>
      <div className={styles.heading}>
        <div className={styles.title}>
          <PageTitle>{title}</PageTitle>
          {cardSetCode && (
            <span className={styles.code} translate="no">
              {cardSetCode}
            </span>
          )}
        </div>
        <ul className={styles.pages}>
          {pagesFor(viewpoint).map(({ to, name, icon, isSameCards }) => (
            <li key={to}>
              <Link to={{ pathname: to, search: isSameCards ? search : '' }}>
                <Icon name={icon} />
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <CollectionToolbar viewpoint={viewpoint} opensExtras={opensExtras} />
    </div>
  );
};

interface NearbyPage {
  to: string;
  name: string;
  icon: IconName;
  /** The page shows the same cards, so its link keeps the filters. */
  isSameCards?: boolean;
}

/** What only the owner sees of a collection (rules/collection#who-sees-what). */
const OWNERS_PAGES: readonly NearbyPage[] = [
  { to: routes.collectionWorth, name: 'Worth', icon: 'chart' },
  { to: routes.collectionHistory, name: 'History', icon: 'history' },
  { to: routes.ownCollectionShared, name: 'What others see', icon: 'globe', isSameCards: true },
];
const OTHERS_PAGES: readonly NearbyPage[] = [
  { to: routes.sharedCollections, name: 'All shared collections', icon: 'back' },
];

function pagesFor({ isKnown, isOwner, isSharedView }: Viewpoint): readonly NearbyPage[] {
  if (!isKnown || isSharedView) return [];
  return isOwner ? OWNERS_PAGES : OTHERS_PAGES;
}
