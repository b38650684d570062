import { useLocation } from 'react-router-dom';
import type { ListOfferType } from '@domain/offer';
import { useAuth } from '@/entities/session';
import { routes, type LoginState } from '@/shared/routes';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { hasContents } from '../model/offer-draft';
import { openOfferDialog, selectOfferDraft } from '../model/offer-drafts-slice';

interface MakeOfferProps {
  /** The handle of the list's owner. */
  handle: string;
  offerType: ListOfferType;
}

/**
 * Opens an offer from somebody's list; users who can't make offers yet see what they need (rules/trade-lists#toolbar).
 */
export function MakeOffer({ handle, offerType }: MakeOfferProps) {
  const { status, user, expectsUser } = useAuth();
  const { pathname, search } = useLocation();
  if (status === 'loading' && expectsUser) return null;
  if (!user) {
    const state: LoginState = { from: `${pathname}${search}` };
    return (
      <LinkButton variant="primary" icon="login" to={routes.login} state={state}>
        Log in to make an offer
      </LinkButton>
    );
  }
  if (!user.handle) {
    return (
      <LinkButton variant="primary" icon="user" to={routes.profile}>
        Set a handle to make an offer
      </LinkButton>
    );
  }
  return <OpenButton recipientHandle={handle} offerType={offerType} />;
}

/** Opens the dialog, with the earlier draft if there is one. */
function OpenButton(subject: { recipientHandle: string; offerType: ListOfferType }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectOfferDraft(state, subject));
  return (
    <Button
      variant="primary"
      icon="offers"
      aria-haspopup="dialog"
      onClick={() => dispatch(openOfferDialog(subject))}
    >
      Make an Offer{draft && hasContents(draft) && ' (draft)'}
    </Button>
  );
}
