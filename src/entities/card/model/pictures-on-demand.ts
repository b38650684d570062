import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Card } from '@domain/card';
import { useAppSelector } from '@/shared/store';
import { useCardsQuery } from '../api/card-api';
import { selectCardsById } from './card-cache-slice';

const NONE: readonly string[] = [];

/**
 * Loads the pictures of cards of the catalogue's file, which has none.
 *
 * @returns a function that takes the ids of those that are near
 */
export function usePicturesOnDemand() {
  const [near, onNear] = useState(NONE);
  useCardsQuery(near.length > 0 ? near : skipToken);
  return onNear;
}

/** A card with its pictures as soon as they are loaded. */
export const useWithPictures = (card: Card): Card =>
  useAppSelector((state) => selectCardsById(state)[card.id]) ?? card;
