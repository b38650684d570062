import { useAuth } from '@/entities/session/@x/want-list';
import { useWantListQuery } from '../api/want-list-api';

/** How many copies are wanted, by the printing's id. */
export type WantedCounts = Readonly<Record<string, number>>;

const NONE: WantedCounts = {};

/** What the viewer's own want list asks for; nothing for visitors and for those without one (spec 2). */
export function useWantedCounts(): WantedCounts {
  const { user } = useAuth();
  // Only with a handle can one have a list (spec 6).
  const { currentData } = useWantListQuery({ userHandle: null }, { skip: !user?.handle });
  return currentData?.quantities ?? NONE;
}
