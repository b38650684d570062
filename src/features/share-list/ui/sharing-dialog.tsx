import { useRef } from 'react';
import type { OwnThing } from '@/entities/sharing';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { Skeleton } from '@/shared/ui/skeleton';
import { shareWords } from '../model/share-words';
import { useSharing } from '../model/use-sharing';
import type { AddAddressHandle } from './address-list';
import { ShareLink } from './share-link';
import styles from './share-list.module.css';
import { SharingForm } from './sharing-form';

interface SharingDialogProps {
  thing: OwnThing;
  handle: string;
  onClose: () => void;
}

/** Who may see a collection or list, saved at each change, and the link to it (rules/sharing#share-dialog). */
export function SharingDialog({ thing, handle, onClose }: SharingDialogProps) {
  const sharing = useSharing(thing);
  const { subject } = thing;
  const { settings, error, retry } = sharing;
  const entry = useRef<AddAddressHandle>(null);
  const question = useRef<HTMLDivElement>(null);
  const finish = async () => {
    // Overtaken edits aren't applied yet and would be lost.
    if (question.current) question.current.querySelector('button')?.focus();
    // A typed address that isn't added yet is added, since that was surely intended.
    else if ((await entry.current?.flush()) ?? true) onClose();
  };
  return (
    <Dialog
      title={`Share your ${shareWords[subject].noun}`}
      onClose={onClose}
      isUnsaved={() => question.current !== null || (entry.current?.hasText() ?? false)}
      actions={
        <Button variant="primary" onClick={() => void finish()}>
          Done
        </Button>
      }
    >
      <div className={styles.content}>
        {error ? (
          <LoadError error={error} text="Failed to load sharing settings" onRetry={retry} />
        ) : settings ? (
          <SharingForm
            subject={subject}
            settings={settings}
            sharing={sharing}
            entry={entry}
            question={question}
          />
        ) : (
          <Skeleton lines={8} label="Loading sharing settings" />
        )}
        <ShareLink subject={subject} handle={handle} />
      </div>
    </Dialog>
  );
}
