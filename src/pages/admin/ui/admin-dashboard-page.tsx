import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { counted, formatMoment, formatNumber, formatUtcDate } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import { DataTable, type DataColumn } from '@/shared/ui/data-table';
import { LinkButton } from '@/shared/ui/link-button';
import { Loaded } from '@/shared/ui/loaded';
import { Muted } from '@/shared/ui/muted';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { type Dashboard, useDashboardQuery } from '../api/dashboard-api';
import styles from './admin-dashboard.module.css';

/** The administrators' first page: an overview, and the link to people (rules/pages#administrators-pages). */
export function AdminDashboardPage() {
  const query = useDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title="Admin Dashboard">
      <div className={styles.panels}>
        <Loaded query={query} waiting={<FiguresPlaceholder />}>
          {(dashboard) => <Figures dashboard={dashboard} />}
        </Loaded>
        <Panel title="Users">
          <p>Find people, correct their email address or handle, and see who changed what.</p>
          <LinkButton to={routes.adminUsers} variant="primary" icon="user">
            Manage users
          </LinkButton>
        </Panel>
        <Panel title="Catalogue">
          <p>Import sets, decide about prices that look wrong, and edit how sets are shown.</p>
          <LinkButton to={routes.adminCatalogue} icon="collection">
            Manage the catalogue
          </LinkButton>
        </Panel>
        {query.data && <RecentFaults faults={query.data.recentFaults} />}
      </div>
    </Page>
  );
}

const Figures = ({ dashboard }: { dashboard: Dashboard }) => {
  const { people, newPeople, cardSets, cards, newestPriceAt, oldestPriceAt } = dashboard;
  const { openOffers, waitingReports } = dashboard;
  return (
    <dl className={styles.figures}>
      <Figure
        name="People"
        value={formatNumber(people)}
      >{`${formatNumber(newPeople)} new this week`}</Figure>
      <Figure name="Card sets" value={formatNumber(cardSets)}>
        {counted(cards, 'card')}
      </Figure>
      <Figure
        name="Newest price"
        value={newestPriceAt === null ? 'None' : formatUtcDate(newestPriceAt)}
      >
        {oldestPriceAt === null
          ? 'No card has a price.'
          : `Oldest: ${formatUtcDate(oldestPriceAt)}`}
      </Figure>
      <Figure name="Open offers" value={formatNumber(openOffers)}>
        Pending, or accepted and not exchanged
      </Figure>
      <Figure name="Waiting reports" value={formatNumber(waitingReports)}>
        <Link to={routes.adminReports}>Read the reports</Link>
      </Figure>
    </dl>
  );
};

interface FigureProps {
  name: string;
  value: string;
  /** Further details of the figure. */
  children: ReactNode;
}

const Figure = ({ name, value, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    <Muted as="dd">{children}</Muted>
  </div>
);

const FiguresPlaceholder = () => (
  <div className={styles.figures} role="status" aria-busy="true" aria-label="Loading figures">
    {['people', 'sets', 'prices', 'offers', 'reports'].map((figure) => (
      <SkeletonBlock key={figure} className={styles.placeholder} />
    ))}
  </div>
);

type Fault = Dashboard['recentFaults'][number];

const COLUMNS: DataColumn<Fault>[] = [
  {
    key: 'reference',
    header: 'Reference',
    namesRow: true,
    cell: ({ reference }) => <code className={styles.reference}>{reference}</code>,
  },
  { key: 'at', header: 'When', cell: ({ at }) => formatMoment(at) },
  {
    key: 'operation',
    header: 'Where',
    cell: ({ operation }) => <span className={styles.reference}>{operation}</span>,
  },
];

/** The references that people saw, to look up in the log. */
const RecentFaults = ({ faults }: { faults: readonly Fault[] }) => (
  <Panel title="Last faults">
    <p className={styles.note}>
      {faults.length === 0
        ? 'Nothing has failed since this server process started.'
        : 'Since this server process started. The log has the cause of each under its reference.'}
    </p>
    {faults.length > 0 && (
      <DataTable
        caption="Last faults"
        columns={COLUMNS}
        rows={faults}
        rowKey={({ reference }) => reference}
        dense
      />
    )}
  </Panel>
);
