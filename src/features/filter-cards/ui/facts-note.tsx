import { memo, useDeferredValue } from 'react';
import type { Card } from '@domain/card';
import type { CardExpression } from '@domain/card-filter';
import { usePrintingFacts } from '@/entities/printing-fact';
import { useLoginPath } from '@/shared/lib/address/use-login-path';
import { useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { selectCardExpression } from '../model/card-list-selectors';

/** Says why a search doesn't find what it asks for: that couldn't be loaded, or nobody is signed in (rules/search#mine). */
export const FactsNote = memo(function FactsNote({ cards }: { cards: readonly Card[] }) {
  const expression = useDeferredValue(useAppSelector(selectCardExpression));
  return <NoteOn cards={cards} expression={expression} />;
});

interface NoteOnProps {
  cards: readonly Card[];
  expression: CardExpression;
}

const NoteOn = memo(function NoteOn({ cards, expression }: NoteOnProps) {
  const login = useLoginPath();
  const { isSignInNeeded, hasFailed, retry } = usePrintingFacts(expression, cards);
  if (hasFailed) {
    return (
      <Notice tone="warning" actions={<Button onClick={retry}>Try again</Button>}>
        Not everything that the search line asks for could be loaded, so the cards don’t match it.
      </Notice>
    );
  }
  if (!isSignInNeeded) return null;
  return (
    <Notice
      actions={
        <LinkButton icon="login" to={login}>
          Log in
        </LinkButton>
      }
    >
      The search line asks for your copies. Until you log in, every card counts as 0.
    </Notice>
  );
});
