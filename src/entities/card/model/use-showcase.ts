import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Card } from '@domain/card';
import { useAppSelector } from '@/shared/store';
import { useShowcaseQuery } from '../api/card-api';
import { pickShowcase } from './pick-showcase';
import { selectCardsById, selectCardsOfSet } from './card-cache-slice';

const NONE: readonly Card[] = [];

/** A few cards of a set by its upper-case code, to look at; none until they are loaded. */
export function useShowcase(code: string | null): readonly Card[] {
  const ofSet = useAppSelector((state) => selectCardsOfSet(state, code ?? ''));
  const ids = useShowcaseQuery(ofSet ? skipToken : (code ?? skipToken)).data?.ids;
  const byId = useAppSelector(selectCardsById);
  return useMemo(() => {
    if (ofSet) return pickShowcase(ofSet);
    return ids?.flatMap((id) => byId[id] ?? []) ?? NONE;
  }, [ofSet, ids, byId]);
}
