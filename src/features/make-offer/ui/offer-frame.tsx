import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BuiltDecksNote } from '@/entities/deck';
import type { NewOfferItem } from '@/entities/offer';
import type { ApiError } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Skeleton } from '@/shared/ui/skeleton';
import { offerWords } from '../model/new-offer-words';
import { draftKeyOf, type OfferDraft } from '../model/offer-draft';
import { offerClosed, paneChosen } from '../model/offer-drafts-slice';
import { sendOffer } from '../model/send-offer';
import { DiscardOffer } from './discard-offer';
import styles from './offer-dialog.module.css';
import { OfferFailure } from './offer-failure';

interface OfferFrameProps {
  draft: OfferDraft;
  /** Whether there is too little in it to send it. */
  isEmpty: boolean;
  /** What an offer on a list asks for. */
  asked?: readonly NewOfferItem[];
  /** Called when the person wants to send it: whether it can be sent. */
  onSend?: () => boolean;
  /** What it comes to, beside the buttons. */
  sums?: ReactNode;
  /** Why its cards couldn't be loaded. */
  error: ApiError | null;
  retry: () => void;
  className?: string | undefined;
  /** The form; null while its cards are loading. */
  children: ReactNode;
}

/** The dialog around an offer that is put together: why it wasn't sent, and the buttons that send and discard it. */
export function OfferFrame({
  draft,
  isEmpty,
  asked = [],
  onSend = () => true,
  sums,
  error,
  retry,
  className,
  children,
}: OfferFrameProps) {
  const dispatch = useAppDispatch();
  const contents = useRef<HTMLDivElement>(null);
  const words = offerWords(draft);
  const isSending = draft.status === 'sending';
  const send = async () => {
    if (onSend()) await dispatch(sendOffer(draftKeyOf(draft), asked));
    flushSync(() => void dispatch(paneChosen('OFFER')));
    // The button that had the focus may have been disabled.
    (contents.current?.querySelector<HTMLElement>('[aria-invalid]') ?? contents.current)?.focus();
  };
  return (
    <Dialog
      title={words.title}
      size="wide"
      onClose={() => {
        // The request continues anyway, so the dialog waits for its result.
        if (!isSending) dispatch(offerClosed());
      }}
      // The draft is kept.
      isUnsaved={false}
      actions={
        children && (
          <>
            {sums}
            <DiscardOffer draft={draft} />
            <Button
              variant="primary"
              icon="offers"
              className={styles.send}
              disabled={isEmpty}
              loading={isSending}
              onClick={() => void send()}
            >
              {(isEmpty && words.empty) || words.send}
            </Button>
          </>
        )
      }
    >
      <div ref={contents} tabIndex={-1} className={clsx(styles.contents, className)}>
        <OfferFailure failure={draft.failure} onRetry={() => void send()} />
        {error && <LoadError error={error} onRetry={retry} />}
        {children ?? (!error && <Skeleton lines={8} label="Loading cards" />)}
        {children && <BuiltDecksNote copies={Object.values(draft.wanted.gives)} />}
      </div>
    </Dialog>
  );
}
