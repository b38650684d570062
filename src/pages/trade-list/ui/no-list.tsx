import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '@/entities/session';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import type { TradeListWords } from '../model/trade-list-words';

interface NoListProps {
  words: TradeListWords;
  /** Whether the list was started but couldn't be loaded. */
  hasFailed: boolean;
  /** @returns whether there is a list now */
  onStart: () => Promise<boolean>;
}

/** Shown instead of the viewer's own list while it is missing or empty (rules/trade-lists#no-list). */
export function NoList({ words, hasFailed, onStart }: NoListProps) {
  const { noun, purpose, editPath } = words;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, setState] = useState<'idle' | 'starting' | 'refused'>('idle');
  const start = async () => {
    setState('starting');
    if (await onStart()) void navigate({ pathname: editPath, search });
    else setState('refused');
  };
  return (
    <EmptyState
      figure="cards"
      title={`You don't have a ${noun} yet`}
      actions={
        <Button
          variant="primary"
          icon="add"
          // Until the list takes its place.
          loading={state === 'starting' && !hasFailed}
          onClick={() => void start()}
        >
          Start a new list
        </Button>
      }
    >
      <p>{purpose}</p>
      {state === 'refused' && (
        <Notice tone="error">Your list couldn’t be started. Please try again.</Notice>
      )}
    </EmptyState>
  );
}

interface NoSharedListProps {
  words: TradeListWords;
  handle: string;
}

/**
 * Shown for another player's list that is private, empty or missing: a stranger can't distinguish these
 * (rules/attacks#hidden-things).
 */
export function NoSharedList({ words, handle }: NoSharedListProps) {
  const { user } = useAuth();
  const login = useLoginPath();
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
            <LinkButton to={login} icon="login">
              Log in
            </LinkButton>
          )}
        </>
      }
    >
      {user
        ? 'Or it isn’t shared with you.'
        : 'Or it is shared with chosen people only. If you are one of them, log in to see it.'}
    </EmptyState>
  );
}

const hubAddress = ({ hubTab }: TradeListWords) => `${routes.trading}?tab=${hubTab}`;
