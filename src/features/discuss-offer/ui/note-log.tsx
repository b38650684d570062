import { useMemo, useRef } from 'react';
import { otherName, type Offer, useLazyEarlierNotesQuery } from '@/entities/offer';
import { apiErrorOf } from '@/shared/api';
import { useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { discussionOf } from '../model/discussion';
import { selectOutgoing } from '../model/note-drafts-slice';
import { useLiveAnnouncement } from '../model/use-live-announcement';
import { useScrollAtEnd } from '../model/use-scroll-at-end';
import styles from './discuss-offer.module.css';
import { NoteBubble, NoteTime, OutgoingNotes } from './note-bubble';

/** What both sides wrote, in the order of time (rules/offers#notes), in a box that scrolls by itself. */
export function NoteLog({ offer }: { offer: Offer }) {
  const box = useRef<HTMLDivElement>(null);
  const outgoing = useAppSelector((state) => selectOutgoing(state, offer.id));
  const discussion = useMemo(() => discussionOf(offer), [offer]);
  const announcement = useLiveAnnouncement(discussion, otherName(offer));
  const { hasNews, goToEnd, onScroll } = useScrollAtEnd(box, {
    first: discussion[0]?.note.id,
    last: discussion.at(-1)?.note.id,
    own: outgoing.at(-1)?.key,
  });
  const isEmpty = discussion.length === 0 && outgoing.length === 0;
  return (
    <div className={styles.frame}>
      {/* Focusable, so that keys can scroll it. The other side's new notes are announced below. */}
      <div
        ref={box}
        role="log"
        aria-label="Notes"
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.box}
        onScroll={onScroll}
      >
        <EarlierNotes offer={offer} />
        {isEmpty && (
          <p className={styles.empty}>
            No notes yet. Agree here on the cards’ condition, and on when and where to exchange
            them.
          </p>
        )}
        <ol role="list" className={styles.notes}>
          {discussion.map(({ note, isOwn, author, day }) => (
            <li key={note.id}>
              {day !== null && <p className={styles.day}>{day}</p>}
              <NoteBubble
                content={note.content}
                isOwn={isOwn}
                author={author}
                isRemoved={note.isRemoved}
              >
                <NoteTime at={note.createdAt} />
              </NoteBubble>
            </li>
          ))}
          <OutgoingNotes outgoing={outgoing} />
        </ol>
      </div>
      {hasNews && (
        <Button icon="arrow-down" className={styles.jump} onClick={goToEnd}>
          New notes
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Loads the notes before the first known one, if there may be any. */
function EarlierNotes({ offer: { id, notes, hasEarlierNotes } }: { offer: Offer }) {
  const [load, { error, isFetching }] = useLazyEarlierNotesQuery();
  const before = notes[0]?.id;
  if (!hasEarlierNotes || before === undefined) return null;
  const show = () => void load({ offerId: id, before });
  return (
    <div className={styles.earlier}>
      {error && !isFetching ? (
        <LoadError error={apiErrorOf(error)} onRetry={show} />
      ) : (
        <Button variant="quiet" icon="arrow-up" loading={isFetching} onClick={show}>
          Show earlier notes
        </Button>
      )}
    </div>
  );
}
