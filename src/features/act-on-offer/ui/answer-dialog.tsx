import { type ReactNode, useRef } from 'react';
import { possibleActions } from '@domain/offer';
import {
  type ChangeOutcome,
  type Offer,
  offerSentence,
  type OfferSummary,
  useChangeOfferMutation,
  useOfferQuery,
} from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Loaded } from '@/shared/ui/loaded';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { NotAvailable } from './accept-offer';
import { OfferInShort } from './offer-in-short';

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
  const query = useOfferQuery(listed.id);
  const { currentData: offer } = query;
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
      <Loaded
        query={{ ...query, data: offer }}
        waiting={<Skeleton lines={5} label="Loading the offer" />}
      >
        {(shown) => <OfferInShort offer={shown} />}
      </Loaded>
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
