import { useLocation } from 'react-router-dom';
import { ExportMenu } from './export-menu';
import { ImportButton } from './import-button';
import { ShareButton } from '@/features/share-list';
import { useAuth, type Viewpoint } from '@/entities/session';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import styles from './collection-page.module.css';

/** What can be done with a collection as a whole (rules/collection#toolbar). */
export const CollectionToolbar = ({ viewpoint }: { viewpoint: Viewpoint }) => {
  const { isOwner, isKnown, mode } = viewpoint;
  const handle = useAuth().user?.handle ?? null;
  if (!isKnown) return null;
  return (
    <div className={styles.toolbar}>
      {isOwner && <ModeToggle mode={mode} />}
      {isOwner && mode === 'view' && handle !== null && (
        <ShareButton subject="COLLECTION" handle={handle} />
      )}
      {mode === 'view' && <ExportMenu handle={isOwner ? handle : viewpoint.handle} />}
      {isOwner && mode === 'view' && <ImportButton />}
    </div>
  );
};

/** Leads from looking to editing and back, with the same cards on the screen (rules/pages#owners-view). */
function ModeToggle({ mode }: { mode: Viewpoint['mode'] }) {
  const { search } = useLocation();
  return mode === 'view' ? (
    <LinkButton variant="primary" icon="edit" to={{ pathname: routes.editOwnCollection, search }}>
      Edit
    </LinkButton>
  ) : (
    <LinkButton variant="primary" icon="check" to={{ pathname: routes.ownCollection, search }}>
      View
    </LinkButton>
  );
}
