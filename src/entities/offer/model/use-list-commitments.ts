import { skipToken } from '@reduxjs/toolkit/query';
import type { ListOfferType } from '@domain/offer';
import { useCommitmentsQuery, type Commitments } from '../api/offer-api';

const NONE: Commitments = {};

/** The commitments of a shown list, by the printing's id; empty until loaded. */
export function useListCommitments(
  { isOwner, handle }: { isOwner: boolean; handle: string | null },
  offerType: ListOfferType,
): Commitments {
  const userHandle = isOwner ? null : handle;
  const isKnown = isOwner || handle !== null;
  const { currentData } = useCommitmentsQuery(isKnown ? { userHandle, offerType } : skipToken);
  return currentData ?? NONE;
}
