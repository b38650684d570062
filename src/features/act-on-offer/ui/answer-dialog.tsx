import { type ReactNode, useMemo, useRef } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { possibleActions } from '@domain/offer';
import { printingLabel, useListedPrintings } from '@/entities/card';
import {
  balanceSentence,
  type ChangeOutcome,
  type Offer,
  offeredPriceText,
  offerFigures,
  offerSentence,
  type OfferSummary,
  otherName,
  sidesOf,
  totalOf,
  useChangeOfferMutation,
  useOfferQuery,
} from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { useMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { NotAvailable, whatAcceptingDoes } from './accept-offer';
import styles from './answer-dialog.module.css';

/** How the viewer answers a pending offer. */
export type Answer = 'ACCEPT' | 'DECLINE';

interface AnswerDialogProps {
  /** The summary from its row in the table. */
  offer: OfferSummary;
  onDone: (answer: Answer, outcome: ChangeOutcome) => void;
  onCancel: () => void;
}

/**
 * Shows an offer's content with both answers, so that one dialog is enough (rules/trading-hub#answering). The buttons
 * work only once the content is shown.
 */
export function AnswerDialog({ offer: listed, onDone, onCancel }: AnswerDialogProps) {
  const { currentData: offer, error, refetch } = useOfferQuery(listed.id);
  const [changeOffer, { data, error: failure, isLoading, originalArgs }] = useChangeOfferMutation();
  const safest = useRef<HTMLButtonElement>(null);
  const answerWith = async (action: Answer) => {
    const terms = offer?.termsNumber ?? listed.termsNumber;
    const change = { offerId: listed.id, ...(action === 'ACCEPT' ? { action, terms } : DECLINED) };
    const answer = await changeOffer(change);
    if (answer.data?.errors.length === 0) onDone(action, 'changed');
    else if (apiErrorOf(answer.error)?.code === 'CONFLICT') onDone(action, 'conflict');
  };
  const possible = offer ? possibleActions(offer, offer.mySide) : [];
  const button = (
    action: Answer,
    props: Pick<Parameters<typeof Button>[0], 'variant'>,
    label: string,
  ) => (
    <Button
      {...props}
      disabled={isLoading || !possible.includes(action)}
      loading={isLoading && originalArgs?.action === action}
      onClick={() => void answerWith(action)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      role="alertdialog"
      title={offerSentence(listed)}
      initialFocus={safest}
      onClose={() => {
        if (!isLoading) onCancel();
      }}
      actions={
        <>
          <Button ref={safest} disabled={isLoading} onClick={onCancel}>
            Not yet
          </Button>
          {listed.mySide === 'RECIPIENT' &&
            button('DECLINE', { variant: 'destructive' }, 'Decline')}
          {button('ACCEPT', { variant: 'primary' }, 'Accept')}
        </>
      }
    >
      {offer ? (
        <OfferInShort offer={offer} />
      ) : error ? (
        <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} label="Loading the offer" />
      )}
      {offer && possible.length === 0 && (
        <Notice tone="warning">
          This offer was changed in the meantime and can’t be answered.
        </Notice>
      )}
      {offer && (
        <Refusal offer={offer} failure={apiErrorOf(failure)?.message} errors={data?.errors ?? []} />
      )}
    </Dialog>
  );
}

/** Without a reason; the offer's page has a field for one. */
const DECLINED = { action: 'DECLINE', reason: null } as const;

interface RefusalProps {
  offer: Offer;
  failure: string | undefined;
  errors: Parameters<typeof NotAvailable>[0]['errors'];
}

/** Why the answer was refused. */
function Refusal({ offer, failure, errors }: RefusalProps): ReactNode {
  if (failure === undefined && errors.length === 0) return null;
  return <Notice tone="error">{failure ?? <NotAvailable offer={offer} errors={errors} />}</Notice>;
}

/** The cards, the figures, and the effect of an answer. */
function OfferInShort({ offer }: { offer: Offer }) {
  const { offerItems } = offer;
  const items = useMemo(
    () => Object.fromEntries(offerItems.map((item) => [item.variantId, item])),
    [offerItems],
  );
  const { rows } = useListedPrintings(items);
  const money = useMoney();
  const { gives, gets } = sidesOf(offer);
  const listOf = (some: Offer['offerItems']) => (
    <ul className={styles.cards}>
      {some.map((item) => {
        const row = rows?.find(({ id }) => id === item.variantId);
        return (
          <li key={item.variantId}>
            <span>{row ? printingLabel(row.card, row.variant) : item.variantId}</span>
            <span
              className={styles.price}
            >{`${item.quantity} × ${offeredPriceText(item, money)}`}</span>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={styles.offer}>
      {offer.offerType === 'TRADE' ? (
        <>
          <h3 className={styles.side}>You give</h3>
          {listOf(gives)}
          <h3 className={styles.side}>You get</h3>
          {listOf(gets)}
          <p className={styles.text}>{balanceSentence(offer, money)}</p>
        </>
      ) : (
        <>
          {listOf(offerItems)}
          <OfferFigures items={offerItems} />
        </>
      )}
      <p className={styles.text}>{whatAcceptingDoes(offer)}</p>
      <p className={styles.text}>
        <span>{`${otherName(offer)} will see either answer${offer.mySide === 'RECIPIENT' ? '; declining can’t be undone' : ''}. To write a note or a reason,`}</span>{' '}
        <Link to={generatePath(routes.offer, { offerId: offer.id })}>open the offer</Link>
        <span>.</span>
      </p>
    </div>
  );
}

/** The sums of an offer for money. */
function OfferFigures({ items }: { items: Offer['offerItems'] }) {
  const money = useMoney();
  return (
    <dl className={styles.figures}>
      {offerFigures(totalOf(items), money).map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{value}</span>
            {more && <span className={styles.more}> {more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
