import type { InboxEvent, InboxEventKind } from '@domain/offer';
import { baseApi, EXCHANGE_TAGS, type Tag } from '@/shared/api';

const OFFER_TAGS = ['Offer', 'Offers', 'Commitments'] as const;

/** Events that change the commitments of lists. */
const CHANGE_COMMITMENTS: readonly InboxEventKind[] = [
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'RESCINDED',
  'EXCHANGED',
  'CALLED_OFF',
];

function affectedBy({ kind, offerId }: InboxEvent): Tag[] {
  // That something was seen shows in tables and in the top bar alone.
  if (kind === 'READ') return ['Offers'];
  return [
    { type: 'Offer', id: offerId },
    'Offers',
    ...(CHANGE_COMMITMENTS.includes(kind) ? (['Commitments'] as const) : []),
    ...(kind === 'EXCHANGED' ? EXCHANGE_TAGS : []),
  ];
}

/** What is refetched in any case: nothing, offers, or everything that an exchange changes. */
export type Unsure = 'nothing' | 'offers' | 'all';

const ALL_OF: Record<Unsure, readonly Tag[]> = {
  nothing: [],
  offers: OFFER_TAGS,
  all: [...OFFER_TAGS, ...EXCHANGE_TAGS],
};

/** Invalidates everything that the events changed or may have changed. */
export const invalidateAffected = (events: readonly InboxEvent[], unsure: Unsure) =>
  baseApi.util.invalidateTags([...ALL_OF[unsure], ...events.flatMap(affectedBy)]);
