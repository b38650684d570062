import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { routes, type LoginState } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { OfferDialog } from './offer-dialog';

/** Leads from somebody's list to an offer; whoever isn't ready for it is told what is missing (spec 2, 6). */
export function MakeOffer({ handle }: { handle: string }) {
  const { status, user, expectsUser } = useAuth();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
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
  return (
    <>
      <Button variant="primary" icon="offers" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Make an Offer
      </Button>
      {isOpen && <OfferDialog handle={handle} onClose={() => setOpen(false)} />}
    </>
  );
}
