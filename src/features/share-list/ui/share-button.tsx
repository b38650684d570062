import { useState } from 'react';
import type { SharedSubject } from '@/entities/sharing';
import { Button } from '@/shared/ui/button';
import { SharingDialog } from './sharing-dialog';

interface ShareButtonProps {
  subject: SharedSubject;
  /** The owner's, which they need to share. */
  handle: string;
}

/** Opens the dialog in which an owner says who may see what is theirs (spec 2, 4). */
export function ShareButton({ subject, handle }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="share" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen && <SharingDialog subject={subject} handle={handle} onClose={() => setOpen(false)} />}
    </>
  );
}
