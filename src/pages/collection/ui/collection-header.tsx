import { Link } from 'react-router-dom';
import type { Viewpoint } from '@/entities/session';
import { routes } from '@/shared/routes';
import { Icon, type IconName } from '@/shared/ui/icon';
import { PageTitle } from '@/shared/ui/page';
import styles from './collection-page.module.css';
import { CollectionToolbar } from './collection-toolbar';

interface CollectionHeaderProps {
  title: string;
  viewpoint: Viewpoint;
}

/** Whose collection it is, and the actions for the whole collection. */
export const CollectionHeader = ({ title, viewpoint }: CollectionHeaderProps) => (
  <div className={styles.header}>
    <div className={styles.heading}>
      <PageTitle>{title}</PageTitle>
      <ul className={styles.pages}>
        {pagesFor(viewpoint).map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
    <CollectionToolbar viewpoint={viewpoint} />
  </div>
);

interface NearbyPage {
  to: string;
  name: string;
  icon: IconName;
}

/** What only the owner sees of a collection (rules/collection#who-sees-what). */
const OWNERS_PAGES: readonly NearbyPage[] = [
  { to: routes.collectionWorth, name: 'Worth', icon: 'chart' },
  { to: routes.collectionHistory, name: 'History', icon: 'history' },
];
const OTHERS_PAGES: readonly NearbyPage[] = [
  { to: routes.sharedCollections, name: 'All shared collections', icon: 'back' },
];

function pagesFor({ isKnown, isOwner }: Viewpoint): readonly NearbyPage[] {
  if (!isKnown) return [];
  return isOwner ? OWNERS_PAGES : OTHERS_PAGES;
}
