import { useState } from 'react';
import { EmptyState } from '@/shared/ui/empty-state';
import { Loaded } from '@/shared/ui/loaded';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { useReportsQuery } from '../api/people-api';
import styles from './admin-reports.module.css';
import { ReportCard } from './report-card';

/** What players have reported, for administrators (rules/moderation#reports). */
export function AdminReportsPage() {
  const [settled, setSettled] = useState(false);
  const query = useReportsQuery({ settled }, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title="Reports"
      lead="What players say about others’ offers and banners."
      actions={
        <Switch label="Settled ones" checked={settled} onChange={() => setSettled(!settled)} />
      }
    >
      <Loaded
        query={{ ...query, data: query.currentData }}
        waiting={
          <Panel>
            <Skeleton lines={6} />
          </Panel>
        }
      >
        {(reports) =>
          reports.length > 0 ? (
            <ul className={styles.reports} aria-label="Reports">
              {reports.map((report) => (
                <li key={report.id}>
                  <ReportCard report={report} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              figure="lens"
              title={settled ? 'No settled reports' : 'No reports are waiting'}
            >
              A player can report an offer, or the banner of a sale list.
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
