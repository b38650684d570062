import type { InboxEvent, InboxEventKind } from '@domain/offer';
import { baseApi } from '@/shared/api';

const followedApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Offer', 'Offers', 'Promises', 'Collection', 'SaleList', 'WantList'],
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
    ...(kind === 'EXCHANGED' ? (['Collection', 'SaleList', 'WantList'] as const) : []),
  ];
}

/** Has everything on screen that events change asked for anew. */
export const askAnewAfter = (events: readonly InboxEvent[]) =>
  followedApi.util.invalidateTags(events.flatMap(affectedBy));

/** The same where it isn't known what happened. */
export const askAllAnew = () =>
  followedApi.util.invalidateTags([
    'Offer',
    'Offers',
    'Promises',
    'Collection',
    'SaleList',
    'WantList',
  ]);
