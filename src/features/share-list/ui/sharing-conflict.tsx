import { forwardRef } from 'react';
import type { ShareSettings } from '@/entities/sharing';
import { OvertakenDraft } from '@/shared/ui/draft-notice';
import { conflictWords } from '../model/conflict-words';
import type { Sharing } from '../model/use-sharing';

interface SharingConflictProps {
  settings: ShareSettings;
  conflict: Sharing['conflict'];
  onMake: () => void;
  onDrop: () => void;
}

/** Two tabs said who may see it: what the person did and what is so now are shown, and they say which one holds. */
export const SharingConflict = forwardRef<HTMLDivElement, SharingConflictProps>(
  function SharingConflict({ settings, conflict, onMake, onDrop }, ref) {
    if (conflict.length === 0) return null;
    const { story, keep, take } = conflictWords(conflict, settings);
    return (
      <div ref={ref}>
        <OvertakenDraft
          what="Who can see it"
          keep={keep}
          take={take}
          onKeep={onMake}
          onTake={onDrop}
        >
          {story}
        </OvertakenDraft>
      </div>
    );
  },
);
