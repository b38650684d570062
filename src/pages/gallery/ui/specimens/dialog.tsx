import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { States } from '../state';

const SIZES = ['small', 'large', 'wide'] as const;

export function DialogSpecimen() {
  const [size, setSize] = useState<(typeof SIZES)[number] | null>(null);
  const close = () => setSize(null);
  return (
    <States>
      {SIZES.map((each) => (
        <Button key={each} onClick={() => setSize(each)}>
          Open a {each} dialog
        </Button>
      ))}
      {size && (
        <Dialog
          title={`A ${size} dialog`}
          size={size}
          onClose={close}
          actions={<Button onClick={close}>Done</Button>}
        >
          <p>What it is about.</p>
        </Dialog>
      )}
    </States>
  );
}
