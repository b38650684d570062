import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { ImportDeckDialog } from '@/features/deck-edit';
import { useCreateDeckMutation } from '@/entities/deck';
import { apiErrorOf, refusalWords } from '@/shared/api';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

/** The ways to a deck: bring one in, or begin with an empty one. */
export function MakeDeck() {
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateDeckMutation();
  const [key] = useState(nanoid);
  const [failure, setFailure] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  const begin = async () => {
    const { data, error } = await create({
      name: 'New deck',
      format: 'premier',
      lines: [],
      idempotencyKey: key,
    });
    setFailure(error ? apiErrorOf(error).message : refusalWords(data.errors, ''));
    if (data?.deck) void navigate(generatePath(routes.deck, { deckId: data.deck.id }));
  };
  return (
    <>
      <Button
        variant="primary"
        icon="upload"
        aria-haspopup="dialog"
        onClick={() => setImporting(true)}
      >
        Import a deck
      </Button>
      <Button icon="add" loading={isLoading} onClick={() => void begin()}>
        New deck
      </Button>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {isImporting && <ImportDeckDialog onClose={() => setImporting(false)} />}
    </>
  );
}
