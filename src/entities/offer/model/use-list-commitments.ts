import { skipToken } from '@reduxjs/toolkit/query';
import type { OfferType } from '@domain/offer';
import { useCommitmentsQuery, type Commitments } from '../api/offer-api';

const NONE: Commitments = {};

/** What open offers ask of a list that is on the screen, by the printing's id; nothing until that is known. */
export function useListCommitments(
  { isOwner, handle }: { isOwner: boolean; handle: string | null },
  offerType: OfferType,
): Commitments {
  const userHandle = isOwner ? null : handle;
  const isKnown = isOwner || handle !== null;
  const { currentData } = useCommitmentsQuery(isKnown ? { userHandle, offerType } : skipToken);
  return currentData ?? NONE;
}
