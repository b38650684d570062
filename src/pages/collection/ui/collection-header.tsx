import { PageTitle } from '@/shared/ui/page';
import type { Viewpoint } from '../model/use-viewpoint';
import styles from './collection-page.module.css';
import { CollectionToolbar } from './collection-toolbar';

interface CollectionHeaderProps {
  title: string;
  viewpoint: Viewpoint;
}

/** Whose collection it is, and what can be done with it as a whole. */
export const CollectionHeader = ({ title, viewpoint }: CollectionHeaderProps) => (
  <div className={styles.header}>
    <div className={styles.heading}>
      <PageTitle>{title}</PageTitle>
    </div>
    <CollectionToolbar viewpoint={viewpoint} />
  </div>
);
