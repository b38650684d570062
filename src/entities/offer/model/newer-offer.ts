import type { Offer, OfferNote } from './offer';

type Discussion = Pick<Offer, 'notes' | 'hasEarlierNotes'>;

/** Merges an answered offer into the cached one: the newer version wins, and earlier notes that were loaded stay. */
export function newerOffer(known: Offer, answered: Offer): Offer {
  if (answered.version < known.version) return known;
  return { ...answered, ...joined(known, answered) };
}

/** The answer to a request for the notes before a given one. */
interface EarlierNotes {
  /** The id of that note. */
  before: string;
  earlier: readonly OfferNote[];
  hasEarlierNotes: boolean;
}

/** Prepends earlier notes to the known ones, unless the first known note has changed since: there would be a gap. */
export const withEarlier = (
  known: Offer,
  { before, earlier, hasEarlierNotes }: EarlierNotes,
): Offer =>
  known.notes[0]?.id === before
    ? { ...known, notes: [...earlier, ...known.notes], hasEarlierNotes }
    : known;

/** Appends the answer's latest notes to the known ones if they overlap; otherwise there would be a gap. */
function joined(
  known: Discussion,
  { notes, hasEarlierNotes, removedNoteIds }: Discussion & Pick<Offer, 'removedNoteIds'>,
): Discussion {
  const [first] = notes;
  const meeting = known.notes.findIndex(({ id }) => id === first?.id);
  return meeting < 1
    ? { notes, hasEarlierNotes: meeting === 0 ? known.hasEarlierNotes : hasEarlierNotes }
    : {
        notes: [...emptied(known.notes.slice(0, meeting), removedNoteIds), ...notes],
        hasEarlierNotes: known.hasEarlierNotes,
      };
}

/** An administrator may have removed notes since they were loaded. */
const emptied = (notes: readonly OfferNote[], removed: readonly string[]): OfferNote[] =>
  notes.map((note) =>
    removed.includes(note.id) ? { ...note, content: '', isRemoved: true } : note,
  );
