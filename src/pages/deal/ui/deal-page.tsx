import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { sendDealOffer } from '@/features/make-offer';
import { apiErrorOf } from '@/shared/api';
import { counted, countedCopies, formatMoment } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Loaded } from '@/shared/ui/loaded';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { offerOf } from '../model/offer-of';
import { DealPartPanel } from './deal-part-panel';
import styles from './deal-page.module.css';
import partStyles from './deal-parts.module.css';
import { isLost, partState } from '../model/part-state';
import { restOf } from '../model/needs';
import { useDealQuery, type Deal } from '../api/deal-api';

/** A deal’s offers on one page: sent one by one or together, and followed to the last card (rules/deals#offers). */
export function DealPage() {
  const { dealId = '' } = useParams();
  const query = useDealQuery(dealId);
  if (query.error && apiErrorOf(query.error).code === 'NOT_FOUND') return <DealNotFound />;
  const deal = query.currentData;
  return (
    <Page
      title="Deal"
      lead={
        deal ? `${counted(deal.parts.length, 'offer')}, ${formatMoment(deal.createdAt)}` : '\u00a0'
      }
      actions={
        <LinkButton to={routes.deals} variant="quiet" icon="back">
          All deals
        </LinkButton>
      }
    >
      <Loaded query={{ ...query, data: deal }} waiting={<Waiting />}>
        {(loadedDeal) => <DealParts deal={loadedDeal} />}
      </Loaded>
    </Page>
  );
}

const Waiting = () => (
  <Panel className={styles.waiting}>
    <Skeleton lines={6} />
  </Panel>
);

function DealParts({ deal }: { deal: Deal }) {
  const dispatch = useAppDispatch();
  const [isSending, setSending] = useState(false);
  const unsent = deal.parts.flatMap((part) =>
    partState(part) === 'UNSENT' ? (offerOf(part) ?? []) : [],
  );
  const lost = deal.parts.filter(isLost);
  const rest = restOf(deal).reduce((sum, { copies }) => sum + copies, 0);
  /** One after the other, since each may be refused. */
  const sendAll = async () => {
    setSending(true);
    for (const offer of unsent) await dispatch(sendDealOffer(offer));
    setSending(false);
  };
  const isDone = deal.parts.every((part) => partState(part) === 'EXCHANGED');
  return (
    <>
      {unsent.length > 0 && (
        <Button variant="primary" icon="offers" loading={isSending} onClick={() => void sendAll()}>
          {unsent.length === 1 ? 'Send the offer' : `Send all ${unsent.length} offers`}
        </Button>
      )}
      {isDone && <Notice tone="success">All cards have changed hands.</Notice>}
      {lost.length > 0 && rest > 0 && (
        <Notice
          tone="warning"
          actions={
            <LinkButton
              variant={unsent.length > 0 ? 'secondary' : 'primary'}
              to={`${routes.deals}?rest=${encodeURIComponent(deal.id)}`}
            >
              Find a new deal for the rest
            </LinkButton>
          }
        >{`${countedCopies(rest)} won’t come from this deal.`}</Notice>
      )}
      <div className={partStyles.parts}>
        {deal.parts.map((part) => (
          <DealPartPanel key={part.key} part={part} />
        ))}
      </div>
    </>
  );
}

/** Shown for a missing deal and for other people’s. */
const DealNotFound = () => (
  <Page title="Deal not found">
    <EmptyState
      figure="lens"
      title="You have no deal at this address"
      actions={
        <LinkButton to={routes.deals} variant="primary">
          Find a deal
        </LinkButton>
      }
    />
  </Page>
);
