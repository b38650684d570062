import { generatePath, useNavigate } from 'react-router-dom';
import { useCatalogue } from '@/entities/catalogue';
import { useDeckRules } from '@/entities/deck';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { useDeckImport } from '../model/use-deck-import';
import { ChooseDeck } from './choose-deck';
import { DecideDeck } from './decide-deck';

/** Makes a deck of a pasted text or a file, and opens it (rules/decks#reading). */
export function ImportDeckDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { catalogue, error, retry } = useCatalogue();
  const job = useDeckImport(catalogue, useDeckRules().rules);
  const make = async () => {
    const deckId = await job.make();
    // The dialog's own entry in the history is replaced by the deck's page.
    if (deckId !== null) void navigate(generatePath(routes.deck, { deckId }), { replace: true });
  };
  return (
    <Dialog
      title="Import a deck"
      size="large"
      onClose={() => {
        if (!job.isSaving) onClose();
      }}
      isUnsaved={job.text.trim() !== ''}
      actions={
        job.deck ? (
          <>
            <Button icon="back" disabled={job.isSaving} onClick={job.again}>
              Back to the text
            </Button>
            <Button
              variant="primary"
              disabled={!job.isAnswered || job.lines.length === 0}
              loading={job.isSaving}
              onClick={() => void make()}
            >
              Make the deck
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            disabled={catalogue === null || job.text.trim() === ''}
            onClick={job.read}
          >
            Read the deck
          </Button>
        )
      }
    >
      {error && <LoadError error={error} onRetry={retry} />}
      {job.deck ? <DecideDeck job={job} deck={job.deck} /> : <ChooseDeck job={job} />}
    </Dialog>
  );
}
