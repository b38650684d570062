import { ANSWER_DAYS, NOTE_ERRORS, NOTE_LENGTH, optionalNoteErrorOf } from '@domain/offer';
import { useAppDispatch } from '@/shared/store';
import { Select } from '@/shared/ui/select';
import { TextArea } from '@/shared/ui/text-area';
import type { OfferDraft } from '../model/offer-draft';
import { termsChanged } from '../model/offer-drafts-slice';

/** The note that goes with an offer, and after how many days without an answer it expires (rules/offers#expiry). */
export function NoteAndDays({ draft }: { draft: OfferDraft }) {
  const dispatch = useAppDispatch();
  const { note, days } = draft.wanted;
  return (
    <>
      <TextArea
        label="Note"
        optional
        hint={
          draft.counters ? null : `The first note in your discussion with ${draft.recipientHandle}.`
        }
        limit={NOTE_LENGTH}
        error={noteProblem(draft)}
        rows={2}
        value={note}
        onChange={({ target }) => dispatch(termsChanged({ note: target.value }))}
      />
      <Select
        label="Expires without an answer after"
        options={ANSWER_DAYS.map((each) => ({ value: String(each), label: `${each} days` }))}
        value={String(days)}
        onChange={({ target }) => dispatch(termsChanged({ days: Number(target.value) }))}
      />
    </>
  );
}

/** Why the note can't be sent; null if it can. A blank note means no note (rules/offers#notes). */
export function noteProblem({ wanted, failure }: OfferDraft): string | null {
  const code = optionalNoteErrorOf(wanted.note);
  if (code !== null) return NOTE_ERRORS[code];
  return failure?.errors?.find(({ field }) => field === 'note')?.message ?? null;
}
