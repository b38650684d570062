import { generatePath } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LinkButton } from '@/shared/ui/link-button';
import type { OpenOffer, OfferSubject } from '../model/offer-draft';
import { offerClosed } from '../model/offer-drafts-slice';
import { OfferForm } from './offer-form';

/** The dialog in which an offer is put together. Once the offer is sent, it says so. */
export const OfferDialog = ({ open }: { open: OpenOffer }) =>
  open.sentOfferId === null ? (
    <OfferForm open={open} />
  ) : (
    <OfferSent subject={open} offerId={open.sentOfferId} />
  );

interface OfferSentProps {
  subject: OfferSubject;
  offerId: string;
}

/** Says that an offer was made, and links to it. */
export function OfferSent({ subject: { recipientHandle }, offerId }: OfferSentProps) {
  const dispatch = useAppDispatch();
  const close = () => void dispatch(offerClosed());
  return (
    <Dialog
      title="Offer sent"
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
      <p>{`${recipientHandle} has it now. On its page, both of you can write about it, and you can rescind it until they answer.`}</p>
    </Dialog>
  );
}
