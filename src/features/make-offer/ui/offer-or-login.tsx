import { loginPath } from '@domain/user';
import { useAuth } from '@/entities/session';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import { StartOffer, type StartOfferProps } from './start-offer';

interface OfferOrLoginProps extends StartOfferProps {
  /** The address to come back to after a login. */
  from: string;
}

/** A button that begins an offer; it leads a viewer who can't make offers yet to what they need. */
export function OfferOrLogin({ from, ...offer }: OfferOrLoginProps) {
  const { user } = useAuth();
  if (user?.handle) return <StartOffer {...offer} />;
  return (
    <LinkButton
      icon="offers"
      to={user ? routes.profile : loginPath(from)}
      title={user ? 'Set a handle to make an offer' : 'Log in to make an offer'}
      aria-label={offer.description && `${offer.label}: ${offer.description}`}
    >
      {offer.label}
    </LinkButton>
  );
}
