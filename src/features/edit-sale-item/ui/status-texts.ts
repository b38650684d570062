import type { DraftStatus } from '@/shared/lib/send-draft';

/** What a field says of its last change. */
export const STATUS_TEXTS: Record<DraftStatus, string> = {
  saving: '',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  failed: 'Couldn’t be saved',
  conflict: 'Changed elsewhere',
};
