import { cardPath } from '@domain/page';
import { loginPath } from '@domain/user';
import { LinkButton } from '@/shared/ui/link-button';

const ACTIONS = ['Count', 'Want', 'Sell'] as const;

/** The actions of a signed-in person; for a visitor, they lead to sign-in and back to the card. */
export function VisitorActions({ cardId }: { cardId: string }) {
  return ACTIONS.map((action) => (
    <LinkButton
      key={action}
      variant="quiet"
      icon="add"
      to={loginPath(cardPath(cardId))}
      title="Log in to do this"
    >
      {action}
    </LinkButton>
  ));
}
