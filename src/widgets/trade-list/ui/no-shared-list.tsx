import { useLocation } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { routes, type LoginState } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import type { TradeListWords } from '../model/trade-list-words';

interface NoSharedListProps {
  words: TradeListWords;
  handle: string;
}

/**
 * Stands for another's list that is private, empty or none: a stranger can't tell them apart
 * (rules/attacks#hidden-things).
 */
export function NoSharedList({ words, handle }: NoSharedListProps) {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  const state: LoginState = { from: `${pathname}${search}` };
  return (
    <EmptyState
      figure="lens"
      title={`${handle} doesn't have a ${words.noun} yet`}
      actions={
        <>
          <LinkButton to={hubAddress(words)} variant="primary">
            See shared lists
          </LinkButton>
          {!user && (
            <LinkButton to={routes.login} state={state} icon="login">
              Log in
            </LinkButton>
          )}
        </>
      }
    >
      {user
        ? 'Or there is one that isn’t shared with you.'
        : 'Or there is one that is shared with chosen people only. If you are one of them, log in to see it.'}
    </EmptyState>
  );
}

const hubAddress = ({ hubTab }: TradeListWords) => `${routes.trading}?tab=${hubTab}`;
