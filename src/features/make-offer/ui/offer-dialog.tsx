import { generatePath } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LinkButton } from '@/shared/ui/link-button';
import { offerWords } from '../model/new-offer-words';
import { isOnList, type OfferDraft, type OpenOffer } from '../model/offer-draft';
import { offerClosed } from '../model/offer-drafts-slice';
import { ListOfferForm } from './list-offer-form';
import { SwapForm } from './swap-form';

interface OfferDialogProps {
  open: OpenOffer;
  draft: OfferDraft;
}

/** The dialog in which an offer is put together. Once the offer is sent, it says so. */
export function OfferDialog({ open, draft }: OfferDialogProps) {
  const { offerId } = draft.seen;
  if (draft.status === 'saved' && offerId !== null) {
    return <OfferSent words={offerWords(draft).sent} offerId={offerId} />;
  }
  if (isOnList(draft)) return <ListOfferForm key={open.key} open={open} draft={draft} />;
  return <SwapForm key={open.key} draft={draft} />;
}

interface OfferSentProps {
  words: { title: string; text: string };
  offerId: string;
}

/** Says that an offer was made, and links to it. */
export function OfferSent({ words, offerId }: OfferSentProps) {
  const dispatch = useAppDispatch();
  const close = () => void dispatch(offerClosed());
  return (
    <Dialog
      title={words.title}
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
      <p>{words.text}</p>
    </Dialog>
  );
}
