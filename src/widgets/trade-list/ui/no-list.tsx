import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Notice } from '@/shared/ui/notice';
import type { TradeListWords } from '../model/trade-list-words';

interface NoListProps {
  words: TradeListWords;
  /** Whether it is known that the list couldn't be shown though it was started. */
  hasFailed: boolean;
  /** @returns whether there is a list then */
  onStart: () => Promise<boolean>;
}

/** Stands for one's own list until it is started, and for one with nothing on it (rules/trade-lists#no-list). */
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
          // Until the list is there to take its place.
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
