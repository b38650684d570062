import { useEffect, useRef } from 'react';
import { isUnderWay } from '@domain/catalogue-run';
import { LiveState } from '@/features/follow-offers';
import { baseApi } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';
import { Loaded } from '@/shared/ui/loaded';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  CHANGED_CATALOGUE,
  useCatalogueRunsQuery,
  useListedCardSetsQuery,
  type CatalogueRun,
} from '../api/catalogue-api';
import styles from './admin-catalogue.module.css';
import { CatalogueAudit } from './catalogue-audit';
import { DeckFormats } from './deck-formats';
import { ImportPanel, ImportPanelPlaceholder } from './import-panel';
import { Quarantine } from './quarantine';
import { SetTable } from './set-table';
import { UnmatchedProducts } from './unmatched-products';

/** Sets, imports, doubtful prices, formats of decks and what was done, for administrators (rules/catalogue-page#page). */
export function AdminCataloguePage() {
  const runs = useCatalogueRunsQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchAtEnd(runs.data);
  return (
    <Page title="Catalogue" actions={<LiveState />}>
      <div className={styles.panels}>
        <Loaded query={runs} waiting={<ImportPanelPlaceholder />}>
          {(known) => <ImportPanel runs={known} />}
        </Loaded>
        <Sets />
        <Quarantine />
        <UnmatchedProducts />
        <DeckFormats />
        <CatalogueAudit />
      </div>
    </Page>
  );
}

/** When a run ends, everything it may have changed is fetched again. */
function useRefetchAtEnd(runs: readonly CatalogueRun[] | undefined): void {
  const dispatch = useAppDispatch();
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (runs === undefined) return;
    const [latest] = runs;
    const state = latest === undefined ? 'none' : `${latest.id} ${latest.status}`;
    // A short one may have ended before anybody saw it under way, also if it was the first of all.
    const isNews = known.current !== null && known.current !== state;
    known.current = state;
    if (isNews && latest !== undefined && !isUnderWay(latest.status)) {
      dispatch(baseApi.util.invalidateTags(CHANGED_CATALOGUE));
    }
  }, [dispatch, runs]);
}

const Sets = () => (
  <Panel title="Sets">
    <Loaded
      query={useListedCardSetsQuery(undefined, { refetchOnMountOrArgChange: true })}
      waiting={<Skeleton lines={5} />}
    >
      {(sets) => <SetTable sets={sets} />}
    </Loaded>
  </Panel>
);
