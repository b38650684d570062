import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { RetryButton } from '@/shared/ui/retry-button';
import { noteTakenBack, type OutgoingNote } from '../model/note-drafts-slice';
import { noteOutbox } from '../model/send-notes';
import { NoteBubble } from './note-bubble';
import styles from './outgoing-notes.module.css';

interface OutgoingNotesProps {
  outgoing: readonly OutgoingNote[];
}

/** Notes that the server doesn't have yet: none is lost, and each says why it isn't there. */
export function OutgoingNotes({ outgoing }: OutgoingNotesProps) {
  const dispatch = useAppDispatch();
  return outgoing.map((note) => (
    <li key={note.key}>
      <NoteBubble content={note.content} isOwn isOutgoing>
        {note.status === 'sending' ? (
          'Sending…'
        ) : (
          <>
            <p role="alert" className={styles.failure}>
              Not sent: {note.failure?.message}
            </p>
            <div className={styles.actions}>
              <RetryButton
                error={note.failure ?? {}}
                onClick={() => dispatch(noteOutbox.sendAgain(note.offerId, note.key))}
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
