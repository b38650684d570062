import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import type { Card } from '@domain/card';
import { useAppSelector } from '@/shared/store';
import { useCardsQuery } from '../api/card-api';
import { selectCardsById } from './card-cache-slice';

const NONE: readonly string[] = [];

/**
 * Cards of the catalogue's file with their pictures, which aren't in the file: those that come near are loaded. A card
 * without them keeps its place.
 */
export function useWithPictures(cards: readonly Card[]) {
  const [near, onNear] = useState(NONE);
  useCardsQuery(near.length > 0 ? near : skipToken);
  const byId = useAppSelector(selectCardsById);
  const whole = useMemo(() => cards.map((card) => byId[card.id] ?? card), [cards, byId]);
  return { cards: whole, onNear };
}
