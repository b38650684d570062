import { generatePath } from 'react-router-dom';
import { NOTE_LENGTH } from '@domain/offer';
import { isTransient } from '@/shared/lib/reachable';
import { routes } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { TextArea } from '@/shared/ui/text-area';
import { balanceTyped, sendSwap } from '../model/send-swap';
import { type SwapDraft, swapKeyOf } from '../model/swap-draft';
import {
  selectOpenSwap,
  selectSentSwap,
  swapChanged,
  swapClosed,
  swapDiscarded,
} from '../model/swap-drafts-slice';
import { useSwapCards } from '../model/use-swap-cards';
import { AnswerDays } from './answer-days';
import styles from './swap-dialog.module.css';
import { SwapMoney } from './swap-money';
import { SwapPileCards } from './swap-pile-cards';

/** The dialog in which a swap is proposed or countered, while it is open; then it says that it was sent. */
export function SwapDialog() {
  const draft = useAppSelector(selectOpenSwap);
  const sent = useAppSelector(selectSentSwap);
  if (draft) return <SwapForm key={swapKeyOf(draft)} draft={draft} />;
  return sent && !sent.isCounter && <SwapSent {...sent} />;
}

const SwapSent = ({ recipientHandle, offerId }: { recipientHandle: string; offerId: string }) => {
  const dispatch = useAppDispatch();
  const close = () => void dispatch(swapClosed());
  return (
    <Dialog
      title="Swap proposed"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Done</Button>
          <LinkButton
            variant="primary"
            icon="offers"
            to={generatePath(routes.offer, { offerId })}
            onClick={close}
          >
            See the offer
          </LinkButton>
        </>
      }
    >
      <p>{`${recipientHandle} has it now, and can accept it, decline it or send other terms back.`}</p>
    </Dialog>
  );
};

function SwapForm({ draft }: { draft: SwapDraft }) {
  const dispatch = useAppDispatch();
  const cards = useSwapCards(draft);
  const { recipientHandle, counters, errors, failure, isSending } = draft;
  const { cents } = balanceTyped(draft);
  const isEmpty = Object.keys(draft.gives).length === 0 || Object.keys(draft.gets).length === 0;
  return (
    <Dialog
      title={
        counters === null ? `Swap with ${recipientHandle}` : `Other terms for ${recipientHandle}`
      }
      size="wide"
      onClose={() => {
        if (!isSending) dispatch(swapClosed());
      }}
      // The draft is kept.
      isUnsaved={false}
      actions={
        <>
          <Button
            variant="quiet"
            icon="delete"
            disabled={isSending}
            onClick={() => dispatch(swapDiscarded())}
          >
            Discard
          </Button>
          <Button
            variant="primary"
            icon="offers"
            disabled={isEmpty || cents === null}
            loading={isSending}
            onClick={() => void dispatch(sendSwap(swapKeyOf(draft)))}
          >
            {counters === null ? 'Propose swap' : 'Send these terms'}
          </Button>
        </>
      }
    >
      <div className={styles.contents}>
        <SwapProblem errors={errors} failure={failure} />
        {cards.error && <LoadError error={cards.error} onRetry={cards.retry} />}
        {cards.gives && cards.gets ? (
          <>
            <div className={styles.piles}>
              <SwapPileCards draft={draft} pile="gives" title="Cards you give" rows={cards.gives} />
              <SwapPileCards
                draft={draft}
                pile="gets"
                title={`Cards you get from ${recipientHandle}`}
                rows={cards.gets}
              />
            </div>
            <SwapMoney draft={draft} gives={cards.gives} gets={cards.gets} />
          </>
        ) : (
          !cards.error && <Skeleton lines={8} label="Loading cards" />
        )}
        <div className={styles.rest}>
          <AnswerDays
            value={draft.answerDays}
            onChange={(answerDays) => dispatch(swapChanged({ answerDays }))}
          />
          <TextArea
            label="Note"
            optional
            limit={NOTE_LENGTH}
            rows={2}
            value={draft.note}
            error={errors.find(({ field }) => field === 'note')?.message}
            onChange={({ target }) => dispatch(swapChanged({ note: target.value }))}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Why a swap wasn't sent, except for errors about one of its printings. */
function SwapProblem({ errors, failure }: Pick<SwapDraft, 'errors' | 'failure'>) {
  if (failure) {
    return (
      <Notice
        tone={isTransient(failure) ? 'warning' : 'error'}
        title={isTransient(failure) ? 'We don’t know whether it arrived' : 'It wasn’t sent'}
      >{`${failure.message}${isTransient(failure) ? ' Send it again: it will arrive once.' : ''}`}</Notice>
    );
  }
  if (errors.length === 0) return null;
  const general = errors.filter(({ variantId }) => variantId === null);
  return (
    <Notice tone="error" title="It wasn’t sent">
      {general.length > 0
        ? general.map(({ message }) => message).join(' ')
        : 'Something has changed in the meantime. Check the messages beside the cards, then send it again.'}
    </Notice>
  );
}
