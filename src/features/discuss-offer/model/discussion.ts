import { namesAuthor } from '@domain/offer';
import { partyName, partyOn, type Offer, type OfferNote } from '@/entities/offer';

/** A note as the discussion shows it. */
export interface ShownNote {
  note: OfferNote;
  isOwn: boolean;
  /** Whose name to show above it (rules/offers#note-authors); null for nobody. */
  author: string | null;
  /** The day in words, if this is the day's first note; otherwise null. */
  day: string | null;
}

/** The notes in the order of time, each with its author and day, if those are shown. */
export function discussionOf({ notes, ...offer }: Offer): ShownNote[] {
  const viewerId = partyOn(offer, offer.mySide).id;
  return notes.map((note, index) => {
    const before = notes[index - 1];
    const day = dayOf(note);
    const isDayGoingOn = before !== undefined && dayOf(before) === day;
    const isNamed = namesAuthor(authored(note), before && authored(before), viewerId);
    return {
      note,
      isOwn: note.user.id === viewerId,
      author: isNamed ? partyName(note.user) : null,
      day: isDayGoingOn ? null : day,
    };
  });
}

const dayOf = ({ createdAt }: OfferNote): string =>
  new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });

const authored = ({ user, createdAt }: OfferNote) => ({
  authorId: user.id,
  at: Date.parse(createdAt),
});
