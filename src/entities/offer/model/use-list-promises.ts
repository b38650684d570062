import { skipToken } from '@reduxjs/toolkit/query';
import type { OfferType } from '@domain/offer';
import { usePromisesQuery, type Promises } from '../api/offer-api';

const NONE: Promises = {};

/** What open offers ask of a list that is on the screen, by the printing's id; nothing until that is known. */
export function useListPromises(
  { isOwner, handle }: { isOwner: boolean; handle: string | null },
  offerType: OfferType,
): Promises {
  const userHandle = isOwner ? null : handle;
  const isKnown = isOwner || handle !== null;
  const { currentData } = usePromisesQuery(isKnown ? { userHandle, offerType } : skipToken);
  return currentData ?? NONE;
}
