import { useLocation } from 'react-router-dom';
import type { Viewpoint } from '@/entities/session';
import { routes } from '@/shared/routes';
import type { IconName } from '@/shared/ui/icon';
import { LinkButton } from '@/shared/ui/link-button';
import { PageTitle } from '@/shared/ui/page';
import { PhoneSheet } from '@/shared/ui/phone-sheet';
import styles from './collection-page.module.css';
import { CollectionToolbar, FirstAction } from './collection-toolbar';

interface CollectionHeaderProps {
  title: string;
  viewpoint: Viewpoint;
  /** Whether the owner lets others pick extras for swaps; false until it is known. */
  opensExtras: boolean;
}

/** The collection's owner, and the actions for the whole collection. */
export const CollectionHeader = ({ title, viewpoint, opensExtras }: CollectionHeaderProps) => {
  const { search } = useLocation();
  return (
    <div className={styles.header} data-owner={viewpoint.isOwner}>
      <div className={styles.heading}>
        <PageTitle>{title}</PageTitle>
      </div>
      <div className={styles.tools}>
        <div className={styles.first}>
          <FirstAction viewpoint={viewpoint} opensExtras={opensExtras} />
        </div>
        <PhoneSheet label="More actions" icon="more">
          <CollectionToolbar {...viewpoint} />
          {pagesFor(viewpoint).map(({ to, name, icon, isSameCards }) => (
            <LinkButton
              key={to}
              variant="quiet"
              icon={icon}
              to={{ pathname: to, search: isSameCards ? search : '' }}
            >
              {name}
            </LinkButton>
          ))}
        </PhoneSheet>
      </div>
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
