import { routes } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Loaded } from '@/shared/ui/loaded';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { useCollectionWorthQuery, type CollectionWorth } from '../api/worth-api';
import styles from './collection-worth-page.module.css';
import { PriceMovers } from './price-movers';
import { WorthBreakdown } from './worth-breakdown';
import { WorthFigure } from './worth-figure';
import figure from './worth-figure.module.css';
import { WorthOverTime } from './worth-over-time';

/** The worth of the viewer's collection now and over time; nobody else sees it (rules/collection#worth). */
export function CollectionWorthPage() {
  const query = useCollectionWorthQuery();
  return (
    <Page
      title="Collection Worth"
      lead="By market prices. Only you see this page."
      actions={
        <LinkButton to={routes.ownCollection} icon="collection">
          My Collection
        </LinkButton>
      }
    >
      <Loaded query={query} waiting={<WorthPlaceholder />}>
        {(worth) => <Shown worth={worth} />}
      </Loaded>
    </Page>
  );
}

const Shown = ({ worth }: { worth: CollectionWorth }) =>
  worth.copies === 0 ? (
    <EmptyState
      figure="cards"
      title="Nothing to value yet"
      actions={
        <LinkButton to={routes.editOwnCollection} variant="primary">
          Count your cards
        </LinkButton>
      }
    >
      Once you have counted cards, this page shows what they are worth, now and over time.
    </EmptyState>
  ) : (
    <div className={styles.panels}>
      <Panel title="Worth now">
        <WorthFigure worth={worth} />
      </Panel>
      {worth.pricedPrintings > 0 && (
        <>
          <WorthOverTime cardSets={worth.byCardSet} />
          <PriceMovers />
          <div className={styles.breakdowns}>
            <WorthBreakdown title="By set" parts={worth.byCardSet} total={worth.worthCents} />
            <WorthBreakdown title="By kind" parts={worth.byVariantType} total={worth.worthCents} />
          </div>
        </>
      )}
    </div>
  );

/** As high as the content, so that nothing moves when it arrives. */
const WorthPlaceholder = () => (
  <div className={styles.panels} role="status">
    <VisuallyHidden>Loading...</VisuallyHidden>
    <Panel title="Worth now">
      <div className={figure.headline}>
        <p className={figure.figure}>
          <SkeletonBlock className={styles.figurePlaceholder} />
        </p>
        <div className={figure.trends} />
      </div>
      <div className={figure.notes}>
        <SkeletonBlock className={styles.notePlaceholder} />
      </div>
    </Panel>
    <SkeletonBlock className={styles.chartPlaceholder} />
    <SkeletonBlock className={styles.chartPlaceholder} />
  </div>
);
