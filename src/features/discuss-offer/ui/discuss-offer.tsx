import { useEffect, useRef, type KeyboardEvent } from 'react';
import { NOTE_ERRORS, NOTE_LENGTH, noteErrorOf } from '@domain/offer';
import { isBlank } from '@domain/plain-text';
import type { Offer } from '@/entities/offer';
import { useMediaQuery } from '@/shared/lib/browser/responsive';
import { keepWindowOpen } from '@/shared/lib/browser/unsaved-work';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Panel } from '@/shared/ui/panel';
import { TextArea } from '@/shared/ui/text-area';
import { noteTyped, selectNoteText } from '../model/note-drafts-slice';
import { sendNote } from '../model/send-notes';
import styles from './discuss-offer.module.css';
import { NoteLog } from './note-log';

/** The chat of an offer's two sides (rules/offers#notes). */
export const DiscussOffer = ({ offer }: { offer: Offer }) => (
  <Panel title="Offer Discussion" className={styles.panel}>
    <NoteLog key={offer.id} offer={offer} />
    <NewNote offerId={offer.id} />
  </Panel>
);

/** Above this length, the field says how much room is left. */
const NEAR_LENGTH = NOTE_LENGTH * 0.9;

/** The field for the next note. What is typed stays until it is sent, wherever the person goes meanwhile. */
function NewNote({ offerId }: { offerId: string }) {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useAppSelector((state) => selectNoteText(state, offerId));
  // An on-screen keyboard has no other key than Enter for a new line, and the Send button is close.
  const isTouched = useMediaQuery('(pointer: coarse)');
  const mistake = noteErrorOf(text);
  const hasText = !isBlank(text);
  useEffect(() => (hasText ? keepWindowOpen() : undefined), [hasText]);

  const send = () => {
    dispatch(sendNote(offerId));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched)
      return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        label="Write a note"
        hideLabel
        placeholder="Write a note"
        rows={2}
        dir="auto"
        className={styles.field}
        limit={text.length >= NEAR_LENGTH ? NOTE_LENGTH : undefined}
        hint={isTouched ? undefined : 'Shift+Enter for a new line'}
        error={mistake && mistake !== 'BLANK' ? NOTE_ERRORS[mistake] : undefined}
        value={text}
        onChange={(event) => dispatch(noteTyped({ offerId, text: event.target.value }))}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" disabled={!hasText}>
        Send
      </Button>
    </form>
  );
}
