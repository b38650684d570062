import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Card } from '@domain/card';
import { missingCost, type MissingCost } from '@domain/collection';
import { selectCollectionList } from '@/features/filter-cards';
import type { SetCollection } from '@/entities/collection';
import { useMoney } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/store';
import { useMissingBySetQuery } from '../api/missing-api';
import { missingWords } from '../model/preview-words';
import styles from './collection-page.module.css';

interface MissingLineProps {
  /** Of the shown sets, in upper case. */
  cardSetCodes: readonly string[];
  /** Those of the shown sets. */
  all: readonly Card[];
  /** The shown cards. */
  cards: readonly Card[];
  /** Null while they load, when the line reserves its space. */
  counts: SetCollection['counts'] | null;
}

/**
 * While the missing cards are shown: how many copies of them are missing and what they cost, and the same of all sets
 * (rules/collection#filter-by-count).
 */
export function MissingLine({ cardSetCodes, all, cards, counts }: MissingLineProps) {
  const money = useMoney();
  const { show } = useAppSelector(selectCollectionList);
  const isShown = show === 'missing';
  // The shown sets are all there are otherwise.
  const isOneSet = cardSetCodes.length === 1;
  const cost = useMemo(
    () => (isShown && counts ? missingCost(cards, counts) : null),
    [isShown, cards, counts],
  );
  const ofSet = useMemo(
    () => (isShown && counts ? missingCost(all, counts) : null),
    [isShown, all, counts],
  );
  // Requested again for each set. Counts since then are in the shown set's own counts.
  const { currentData } = useMissingBySetQuery(isShown && isOneSet ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (!isShown) return null;
  const others = currentData?.filter((each) => !cardSetCodes.includes(each.cardSetCode));
  return (
    <p role="status" className={styles.missing}>
      <span>{cost ? missingWords(cost, money) : '\u00a0'}</span>
      <span className={styles.ofAllSets}>
        {ofSet && others
          ? `In all sets, ${missingWords([ofSet, ...others].reduce(added), money)}`
          : '\u00a0'}
      </span>
    </p>
  );
}

const added = (one: MissingCost, other: MissingCost): MissingCost => ({
  copies: one.copies + other.copies,
  cents: one.cents + other.cents,
  unpriced: one.unpriced + other.unpriced,
});
