import type { SendStatus } from '@/shared/lib/outbox';

/** What a field says of its last change. */
export const STATUS_TEXTS: Record<SendStatus, string> = {
  sending: '',
  saved: 'Saved',
  retrying: 'Not saved yet',
  refused: 'Couldn’t be saved',
  conflict: 'Changed elsewhere',
};
