import type { InboxEvent, InboxEventKind } from '@domain/offer';
import { baseApi, EXCHANGE_TAGS, type Tag } from '@/shared/api';

const OFFER_TAGS = ['Offer', 'Offers', 'Commitments'] as const;

/** The imports that administrators follow. */
const RUNS = { type: 'Catalogue', id: 'RUNS' } as const;

/** Whether an event changes the commitments of lists. */
const CHANGES_COMMITMENTS: Record<InboxEventKind, boolean> = {
  OFFERED: true,
  COUNTERED: true,
  LAPSED: true,
  REMINDED: false,
  NOTED: false,
  NOTE_REMOVED: false,
  PRICE_PROPOSED: false,
  PRICE_TAKEN: false,
  ACCEPTED: true,
  DECLINED: true,
  RESCINDED: true,
  MARKED: false,
  MARK_TAKEN_BACK: false,
  EXCHANGED: true,
  CALLED_OFF: true,
  READ: false,
};

function affectedBy({ kind, offerId }: InboxEvent): Tag[] {
  // A read mark only shows in tables and in the top bar.
  if (kind === 'READ') return ['Offers'];
  return [
    { type: 'Offer', id: offerId },
    'Offers',
    ...(CHANGES_COMMITMENTS[kind] ? (['Commitments'] as const) : []),
    ...(kind === 'EXCHANGED' ? EXCHANGE_TAGS : []),
  ];
}

/** What is refetched in addition: nothing, offers, or everything that an exchange changes. */
export type Unsure = 'nothing' | 'offers' | 'all';

const ALL_OF: Record<Unsure, readonly Tag[]> = {
  nothing: [],
  offers: [...OFFER_TAGS, RUNS],
  all: [...OFFER_TAGS, ...EXCHANGE_TAGS, RUNS],
};

/** An import has gone on. */
export const invalidateRuns = () => baseApi.util.invalidateTags([RUNS]);

/** Invalidates everything that the events changed or may have changed. */
export const invalidateAffected = (events: readonly InboxEvent[], unsure: Unsure) =>
  baseApi.util.invalidateTags([...ALL_OF[unsure], ...events.flatMap(affectedBy)]);
