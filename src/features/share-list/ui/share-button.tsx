import { useState } from 'react';
import { useAuth } from '@/entities/session';
import type { OwnThing } from '@/entities/sharing';
import { HandleDialog } from '@/entities/user';
import { Button } from '@/shared/ui/button';
import { shareWords } from '../model/share-words';
import { SharingDialog } from './sharing-dialog';

type ShareButtonProps = OwnThing & {
  /** The owner's handle. Sharing needs one, so an owner without a handle is asked for it first. */
  handle: string | null;
  onClose?: () => void;
};

/** Opens the dialog in which an owner chooses who may see a collection or list (rules/sharing#share-dialog). */
export function ShareButton({ handle, onClose, ...thing }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { checkAgain } = useAuth();
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button icon="share" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {shareWords[thing.subject].action}
      </Button>
      {isOpen &&
        (handle === null ? (
          <HandleDialog onSet={() => void checkAgain()} onClose={close} />
        ) : (
          <SharingDialog thing={thing} handle={handle} onClose={close} />
        ))}
    </>
  );
}
