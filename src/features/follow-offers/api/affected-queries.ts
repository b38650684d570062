import type { InboxEvent, InboxEventKind } from '@domain/offer';
import { CHANGED_BY_EXCHANGE } from '@/entities/offer';
import { baseApi } from '@/shared/api';

const OF_OFFERS = ['Offer', 'Offers', 'Promises'] as const;

const followedApi = baseApi.enhanceEndpoints({
  addTagTypes: [...OF_OFFERS, ...CHANGED_BY_EXCHANGE],
});

type Tag = Parameters<typeof followedApi.util.invalidateTags>[0][number];

/** Events that change what lists promise, or are asked for. */
const CHANGE_PROMISES: readonly InboxEventKind[] = [
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
    ...(CHANGE_PROMISES.includes(kind) ? (['Promises'] as const) : []),
    ...(kind === 'EXCHANGED' ? CHANGED_BY_EXCHANGE : []),
  ];
}

/** How much is asked anew whatever was told: nothing, what is about offers, or all that an exchange changes. */
export type Unsure = 'nothing' | 'offers' | 'all';

const ALL_OF: Record<Unsure, readonly Tag[]> = {
  nothing: [],
  offers: OF_OFFERS,
  all: [...OF_OFFERS, ...CHANGED_BY_EXCHANGE],
};

/** Has everything on screen that events change, or may have changed, asked for anew. */
export const askAnew = (events: readonly InboxEvent[], unsure: Unsure) =>
  followedApi.util.invalidateTags([...ALL_OF[unsure], ...events.flatMap(affectedBy)]);
