import { useNavigate, generatePath } from 'react-router-dom';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { type Deck, useCreateDeckMutation, useFormatName } from '@/entities/deck';
import { useAuth } from '@/entities/session';
import { apiErrorOf, refusalWords } from '@/shared/api';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { ExportDeck } from './export-deck';
import { DeckContents } from './deck-contents';
import { deckLead } from '../model/deck-words';

/** Somebody else's deck, with what the viewer has of it, to copy. */
export function OthersDeck({ deck }: { deck: Deck }) {
  const { user } = useAuth();
  const formatName = useFormatName();
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateDeckMutation();
  const [key] = useState(nanoid);
  const [failure, setFailure] = useState<string | null>(null);
  const copy = async () => {
    const { name, format, lines } = deck;
    const { data, error } = await create({ name, format, lines, idempotencyKey: key });
    const wrong = error ? apiErrorOf(error).message : refusalWords(data.errors, '');
    setFailure(wrong);
    if (data?.deck) void navigate(generatePath(routes.deck, { deckId: data.deck.id }));
  };
  return (
    <Page
      title={deck.name}
      isName
      lead={deckLead(deck, formatName(deck.format))}
      actions={
        <>
          {user && (
            <Button icon="add" loading={isLoading} onClick={() => void copy()}>
              Copy to my decks
            </Button>
          )}
          <ExportDeck deck={deck} />
        </>
      }
    >
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <DeckContents deck={deck} lines={deck.lines} />
    </Page>
  );
}
