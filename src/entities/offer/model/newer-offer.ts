import type { Offer, OfferNote } from './offer';

type Discussion = Pick<Offer, 'notes' | 'hasEarlierNotes'>;

/** Merges an answered offer into the cached one: the newer version wins, and earlier notes that were loaded stay. */
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
