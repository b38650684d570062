import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { PlayerMenu } from '@/features/moderate-player';
import { offerSentence, useOfferQuery, changeOfferApi, type Offer } from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { useAppDispatch } from '@/shared/store';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { OfferDetails } from './offer-details';
import styles from './offer-page.module.css';

/** Keeps the sentence's line free, so that what is below doesn't move when the offer arrives. */
const NO_LEAD = '\u00a0';

/** An offer as one of its two sides sees it: cards, state and discussion. */
export function OfferPage() {
  const { offerId = '' } = useParams();
  const query = useOfferQuery(offerId);
  const { currentData: offer, isFetching, refetch } = query;
  const error = isFetching ? undefined : apiErrorOf(query.error);
  useMarkRead(offer);
  const other = offer && (offer.mySide === 'INITIATOR' ? offer.recipient : offer.initiator).handle;
  if (error?.code === 'NOT_FOUND') return <OfferNotFound />;
  return (
    <Page
      title="Offer Details"
      lead={offer ? offerSentence(offer) : NO_LEAD}
      actions={
        <>
          <LinkButton to={routes.tradingOffers} icon="back" variant="quiet">
            All offers
          </LinkButton>
          {other ? (
            <PlayerMenu handle={other} reported={{ offerId }} />
          ) : (
            <span className={styles.menuPlaceholder} />
          )}
        </>
      }
    >
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {offer && <OfferDetails key={offer.id} offer={offer} />}
      {!offer && !error && <OfferPlaceholder />}
    </Page>
  );
}

/** Holds the offer's place while it loads. */
const OfferPlaceholder = () => (
  <>
    <div className={styles.facts}>{'\u00a0'}</div>
    <div className={styles.layout}>
      <div className={styles.main}>
        <Panel className={styles.standingPlaceholder}>
          <Skeleton lines={3} />
        </Panel>
        <div className={styles.sides}>
          <Panel className={styles.cardsPlaceholder}>
            <Skeleton lines={6} label={null} />
          </Panel>
          <Panel className={styles.cardsPlaceholder}>
            <Skeleton lines={6} label={null} />
          </Panel>
        </div>
      </div>
      <div className={styles.discussion}>
        <Panel className={styles.cardsPlaceholder}>
          <Skeleton lines={4} label={null} />
        </Panel>
      </div>
    </div>
  </>
);

/** Shown for a missing offer and for other people's, so nobody can distinguish them (rules/offers#third-parties). */
const OfferNotFound = () => (
  <Page title="Offer not found">
    <EmptyState
      figure="lens"
      title="You have no offer at this address"
      actions={
        <LinkButton to={routes.tradingOffers} variant="primary">
          See your offers
        </LinkButton>
      }
    >
      The link may be wrong, or the offer is between others.
    </EmptyState>
  </Page>
);

const { markOfferRead } = changeOfferApi.endpoints;

/** Tells the server which version of an offer was on the screen, once the window is visible. */
function useMarkRead(offer: Offer | undefined): void {
  const dispatch = useAppDispatch();
  const { id: offerId, version, isUnread } = offer ?? {};
  useEffect(() => {
    if (offerId === undefined || version === undefined || !isUnread) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      void dispatch(markOfferRead.initiate({ offerId, version }, { track: false }));
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [dispatch, offerId, version, isUnread]);
}
