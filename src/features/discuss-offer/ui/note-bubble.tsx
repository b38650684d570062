import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { REMOVED_NOTE } from '@domain/moderation';
import { formatTime } from '@/shared/lib/format';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { RetryButton } from '@/shared/ui/retry-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { noteTakenBack, type OutgoingNote } from '../model/note-drafts-slice';
import { noteOutbox } from '../model/send-notes';
import styles from './discuss-offer.module.css';

interface NoteBubbleProps {
  content: string;
  isOwn: boolean;
  /** The author's name above the note; null for none. */
  author?: string | null;
  /** When it was written, or why it isn't sent. */
  children: ReactNode;
  /** The server doesn't have it yet. */
  isOutgoing?: boolean;
  /** An administrator removed it. */
  isRemoved?: boolean;
}

/** A note as plain text, with its own writing direction. */
export const NoteBubble = ({
  content,
  isOwn,
  author = null,
  children,
  isOutgoing = false,
  isRemoved = false,
}: NoteBubbleProps) => (
  <div className={clsx(styles.note, isOwn && styles.own)}>
    {author !== null && (
      <p className={styles.author} translate="no">
        {author}
      </p>
    )}
    <div className={clsx(styles.bubble, isOutgoing && styles.outgoing)}>
      {isOwn && <VisuallyHidden>You: </VisuallyHidden>}
      <p dir="auto" className={clsx(styles.content, isRemoved && styles.removed)}>
        {isRemoved ? REMOVED_NOTE : content}
      </p>
    </div>
    <div className={styles.below}>{children}</div>
  </div>
);

interface OutgoingNotesProps {
  outgoing: readonly OutgoingNote[];
}

/** Notes that the server doesn't have yet, each with the reason. */
export function OutgoingNotes({ outgoing }: OutgoingNotesProps) {
  const dispatch = useAppDispatch();
  return outgoing.map((note) => (
    <li key={note.key}>
      <NoteBubble content={note.wanted} isOwn isOutgoing>
        {note.status === 'sending' ? (
          'Sending…'
        ) : (
          <>
            <p
              role="alert"
              className={styles.failure}
            >{`Not sent: ${note.failure?.message ?? ''}`}</p>
            <div className={styles.actions}>
              <RetryButton
                error={note.failure ?? {}}
                onClick={() => dispatch(noteOutbox.sendAgain(note.key))}
              />
              {note.status === 'refused' && (
                <Button
                  variant="quiet"
                  icon="edit"
                  onClick={() => dispatch(noteTakenBack(note.key))}
                >
                  Edit
                </Button>
              )}
            </div>
          </>
        )}
      </NoteBubble>
    </li>
  ));
}

/** When a note was written, on its day. */
export const NoteTime = ({ at }: { at: string }) => (
  <time dateTime={at}>{formatTime(new Date(at))}</time>
);
