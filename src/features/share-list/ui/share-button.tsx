import { useState } from 'react';
import type { OwnThing } from '@/entities/sharing';
import { Button } from '@/shared/ui/button';
import { shareWords } from '../model/share-words';
import { SharingDialog } from './sharing-dialog';

type ShareButtonProps = OwnThing & {
  /** The owner's, for the link. Who has none yet can't share. */
  handle: string;
  onClose?: () => void;
};

/** Opens the dialog in which an owner chooses who may see a collection or list (rules/sharing#share-dialog). */
export function ShareButton({ handle, onClose, ...thing }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button icon="share" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {shareWords[thing.subject].action}
      </Button>
      {isOpen && <SharingDialog thing={thing} handle={handle} onClose={close} />}
    </>
  );
}
