import type { Offer, OfferNote } from './offer';

type Discussion = Pick<Offer, 'notes' | 'hasEarlierNotes'>;

/**
 * An offer as an answer tells it, beside what is known of it already: of two answers that overtook each other the newer
 * counts, and earlier notes that were asked for stay.
 */
export function newerOffer(known: Offer, answered: Offer): Offer {
  if (answered.version < known.version) return known;
  return { ...answered, ...joined(known, answered) };
}

/** An answer to the question for the notes before one of them. */
interface EarlierNotes {
  /** The id of the note before which they were asked for. */
  before: string;
  earlier: readonly OfferNote[];
  hasEarlierNotes: boolean;
}

/** Earlier notes before those that are known, unless others are first meanwhile: a gap would come between them. */
export const withEarlier = (
  known: Offer,
  { before, earlier, hasEarlierNotes }: EarlierNotes,
): Offer =>
  known.notes[0]?.id === before
    ? { ...known, notes: [...earlier, ...known.notes], hasEarlierNotes }
    : known;

/** The answer's latest notes behind the known ones, if they meet: what is missing between them would be a gap. */
function joined(known: Discussion, { notes, hasEarlierNotes }: Discussion): Discussion {
  const [first] = notes;
  const meeting = known.notes.findIndex(({ id }) => id === first?.id);
  return meeting < 1
    ? { notes, hasEarlierNotes: meeting === 0 ? known.hasEarlierNotes : hasEarlierNotes }
    : {
        notes: [...known.notes.slice(0, meeting), ...notes],
        hasEarlierNotes: known.hasEarlierNotes,
      };
}
