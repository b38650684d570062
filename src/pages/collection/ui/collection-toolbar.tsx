import { useLocation } from 'react-router-dom';
import { filterFor } from '@domain/collection';
import { exportFileName, type ExportFormat } from '@domain/collection-file';
import { ExportMenu } from '@/features/card-file';
import { haveOnlyToggled, selectIsHaveOnly } from '@/features/edit-inventory';
import { selectCollectionList, showChosen, wantedOnlyToggled } from '@/features/filter-cards';
import { SwapForExtras } from '@/features/make-offer';
import { ShareButton } from '@/features/share-list';
import { useAuth, type Viewpoint } from '@/entities/session';
import { useMediaQuery } from '@/shared/lib/browser/responsive';
import { fetchFile, useDownload } from '@/shared/lib/files/download';
import { routes } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { DownloadOutcome } from '@/shared/ui/download-outcome';
import { LinkButton } from '@/shared/ui/link-button';
import { Segmented } from '@/shared/ui/segmented';
import { Switch } from '@/shared/ui/switch';
import styles from './collection-page.module.css';
import { ImportButton } from './import-dialog';

/** The page's first action: the owner's switch between viewing and editing, another's offer of a swap. */
export const FirstAction = ({
  viewpoint: { isOwner, isKnown, isSharedView, mode, handle },
  opensExtras,
}: {
  viewpoint: Viewpoint;
  /** Whether the owner lets others pick extras for swaps; false until it is known. */
  opensExtras: boolean;
}) => {
  if (!isKnown) return null;
  if (isOwner) return <ModeToggle mode={mode} />;
  return opensExtras && !isSharedView && handle !== null && <SwapForExtras handle={handle} />;
};

/** The actions for a whole collection (rules/collection#toolbar). */
export const CollectionToolbar = ({
  isOwner,
  isKnown,
  mode,
  handle,
}: Pick<Viewpoint, 'isOwner' | 'isKnown' | 'mode' | 'handle'>) => {
  const ownHandle = useAuth().user?.handle ?? null;
  if (!isKnown || mode === 'edit') return null;
  return (
    <>
      {isOwner && ownHandle !== null && <ShareButton subject="COLLECTION" handle={ownHandle} />}
      <ExportCollection handle={isOwner ? ownHandle : handle} />
      {isOwner && <ImportButton />}
    </>
  );
};

/**
 * Switches between viewing and editing, with the same cards on the screen (rules/pages#owners-view). Who edits can add
 * cards at once; on a touch screen, its keyboard would cover the counts.
 */
function ModeToggle({ mode }: { mode: Viewpoint['mode'] }) {
  const { search } = useLocation();
  const hash = useMediaQuery('(pointer: coarse)') ? '' : '#add';
  return mode === 'view' ? (
    <LinkButton
      variant="primary"
      icon="edit"
      to={{ pathname: routes.editOwnCollection, search, hash }}
    >
      Edit
    </LinkButton>
  ) : (
    <LinkButton variant="primary" icon="check" to={{ pathname: routes.ownCollection, search }}>
      View
    </LinkButton>
  );
}

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'own', label: 'Own' },
  { value: 'missing', label: 'Missing' },
  { value: 'extra', label: 'Extra' },
] as const;

const OTHERS_OPTIONS = OPTIONS.filter(({ value }) => value !== 'missing');

/**
 * All cards, those in the collection, for the owner those that are missing, or those of which there is more than a playset
 * (rules/collection#filter-by-count).
 */
export function ShowByCount({ isOwner }: { isOwner: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <Segmented
      label="Cards by their counts"
      options={isOwner ? OPTIONS : OTHERS_OPTIONS}
      value={filterFor(useAppSelector(selectCollectionList).show, isOwner)}
      onChange={(show) => dispatch(showChosen(show))}
    />
  );
}

/** Hides and shows the Need fields, so that each printing has one field (rules/collection#need-fields). */
export function NeedFieldsButton() {
  const dispatch = useAppDispatch();
  const isHaveOnly = useAppSelector(selectIsHaveOnly);
  return (
    <Button className={styles.needFields} onClick={() => dispatch(haveOnlyToggled())}>
      {isHaveOnly ? 'Show Need fields' : 'Hide Need fields'}
    </Button>
  );
}

/** Shows only cards of which the owner has a printing that the viewer wants (rules/collection#filter-by-count). */
export function WantedOnlySwitch() {
  const dispatch = useAppDispatch();
  const { isWantedOnly } = useAppSelector(selectCollectionList);
  return (
    <Switch
      label="Show Wanted Cards With Inventory Only"
      checked={isWantedOnly}
      onChange={() => dispatch(wantedOnlyToggled())}
      className={styles.switch}
    />
  );
}

interface ExportCollectionProps {
  /** The owner's handle; null for the viewer's own while they have none. */
  handle: string | null;
}

/** Exports a collection as a file or as text, and shows why if that fails. */
export function ExportCollection({ handle }: ExportCollectionProps) {
  const download = useDownload();
  const wanted = (format: ExportFormat) => {
    const query = new URLSearchParams({ ...(handle !== null && { user_handle: handle }), format });
    return {
      path: `/api/export_collection?${query}`,
      fileName: exportFileName(handle, format),
      what: 'the collection',
    };
  };
  return (
    <>
      <ExportMenu
        files={[
          { label: 'CSV, for spreadsheets', onSelect: () => download.start(wanted('csv')) },
          { label: 'JSON, for programs', onSelect: () => download.start(wanted('json')) },
          { label: 'Text, one card per line', onSelect: () => download.start(wanted('txt')) },
        ]}
        text={async () => {
          const { path, fileName } = wanted('txt');
          const answer = await fetchFile(path, fileName);
          return 'error' in answer ? answer : { text: await answer.file.text() };
        }}
      />
      <DownloadOutcome download={download} failure="The export failed" />
    </>
  );
}
