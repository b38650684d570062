import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './offer-page.module.css';

/** Holds the offer's place while it loads. */
export const OfferPlaceholder = () => (
  <>
    <div className={styles.facts}>{'\u00a0'}</div>
    <div className={styles.layout}>
      <div className={styles.main}>
        <Panel className={styles.standingPlaceholder}>
          <Skeleton lines={3} />
        </Panel>
        <Panel className={styles.cardsPlaceholder}>
          <Skeleton lines={6} label={null} />
        </Panel>
      </div>
      <div className={styles.discussion}>
        <Panel className={styles.cardsPlaceholder}>
          <Skeleton lines={4} label={null} />
        </Panel>
      </div>
    </div>
  </>
);
