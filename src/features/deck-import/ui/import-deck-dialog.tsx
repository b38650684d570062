import { generatePath, useNavigate } from 'react-router-dom';
import { type Catalogue, useCatalogue } from '@/entities/catalogue';
import { useDeckRules } from '@/entities/deck';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Skeleton } from '@/shared/ui/skeleton';
import { useDeckImport } from '../model/use-deck-import';
import { ChooseDeck } from './choose-deck';
import { DecideDeck } from './decide-deck';

const TITLE = 'Import a deck';

/** Makes a deck of a pasted text or a file, and opens it (rules/decks#reading). */
export function ImportDeckDialog({ onClose }: { onClose: () => void }) {
  const { catalogue, error, retry } = useCatalogue();
  if (catalogue) return <Importing catalogue={catalogue} onClose={onClose} />;
  return (
    <Dialog title={TITLE} size="large" onClose={onClose} isUnsaved={false}>
      {error ? <LoadError error={error} onRetry={retry} /> : <Skeleton lines={8} />}
    </Dialog>
  );
}

interface ImportingProps {
  catalogue: Catalogue;
  onClose: () => void;
}

function Importing({ catalogue, onClose }: ImportingProps) {
  const navigate = useNavigate();
  const job = useDeckImport(catalogue, useDeckRules().rules);
  const make = async () => {
    const deckId = await job.make();
    // The dialog's own entry in the history is replaced by the deck's page.
    if (deckId !== null) void navigate(generatePath(routes.deck, { deckId }), { replace: true });
  };
  return (
    <Dialog
      title={TITLE}
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
          <Button variant="primary" disabled={job.text.trim() === ''} onClick={job.read}>
            Read the deck
          </Button>
        )
      }
    >
      {job.deck ? <DecideDeck job={job} deck={job.deck} /> : <ChooseDeck job={job} />}
    </Dialog>
  );
}
