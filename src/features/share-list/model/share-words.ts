import type { SharedSubject } from '@/entities/sharing';
import { routes } from '@/shared/routes';

/** What each thing that can be shared is called, and where others see it. */
export const shareWords: Record<SharedSubject, { noun: string; list: string; route: string }> = {
  COLLECTION: { noun: 'collection', list: 'Shared Collections', route: routes.collection },
};
