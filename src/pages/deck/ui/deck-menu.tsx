import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DECK_NAME_LENGTH } from '@domain/deck';
import type { DeckEditing } from '@/features/deck-edit';
import { type Deck, useDeleteDeckMutation } from '@/entities/deck';
import { apiErrorOf } from '@/shared/api';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { MenuButton } from '@/shared/ui/menu-button';
import { TextField } from '@/shared/ui/text-field';
import { useDeckSettings } from './deck-settings';
import { VersionsDialog } from './versions-dialog';

interface DeckMenuProps {
  deck: Deck;
  editing: DeckEditing;
}

/** What its owner seldom does with a deck. */
export function DeckMenu({ deck, editing }: DeckMenuProps) {
  const [open, setOpen] = useState<'rename' | 'versions' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <MenuButton
        label="More"
        icon="more"
        hideLabel
        align="end"
        items={[
          { label: 'Rename', icon: 'edit', onSelect: () => setOpen('rename') },
          { label: 'Versions', icon: 'history', onSelect: () => setOpen('versions') },
          { label: 'Delete', icon: 'delete', onSelect: () => setOpen('delete') },
        ]}
      />
      {open === 'rename' && <RenameDeck deck={deck} onClose={close} />}
      {open === 'versions' && <VersionsDialog deck={deck} editing={editing} onClose={close} />}
      {open === 'delete' && <DeleteDeck deck={deck} onClose={close} />}
    </>
  );
}

interface DeckDialogProps {
  deck: Deck;
  onClose: () => void;
}

function RenameDeck({ deck, onClose }: DeckDialogProps) {
  const [name, setName] = useState(deck.name);
  const { save, failure, isSaving } = useDeckSettings(deck);
  const rename = async () => {
    if (await save({ name })) onClose();
  };
  return (
    <Dialog
      title="Rename the deck"
      onClose={onClose}
      isUnsaved={false}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={isSaving} onClick={() => void rename()}>
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={DECK_NAME_LENGTH}
          error={failure ?? undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}

function DeleteDeck({ deck, onClose }: DeckDialogProps) {
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteDeckMutation();
  return (
    <ConfirmDialog
      title={`Delete “${deck.name}”?`}
      confirmLabel="Delete"
      tone="destructive"
      pending={isLoading}
      error={error && apiErrorOf(error).message}
      // The page that the dialog was over is left.
      hasEntry={false}
      onCancel={onClose}
      onConfirm={async () => {
        const outcome = await remove(deck.id);
        if (!outcome.error) void navigate(routes.decks, { replace: true });
      }}
    >
      Its cards and versions are gone for good. Your collection stays as it is.
    </ConfirmDialog>
  );
}
