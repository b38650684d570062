import { useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/text-field';

interface CopyByHandProps {
  address: string;
  onClose: () => void;
}

/** The link, selected, for a browser that lets only the person copy. */
export function CopyByHand({ address, onClose }: CopyByHandProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title="Copy this link"
      onClose={onClose}
      initialFocus={field}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <TextField
        ref={field}
        label="Link to these cards"
        hint="The browser didn’t let us copy it. It is selected, so that you can."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
}
