import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { ImportDialog } from './import-dialog';

/** Opens the dialog that brings a collection in from a file (rules/collection-files#preview). */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="upload" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
