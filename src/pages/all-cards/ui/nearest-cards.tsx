import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type CardFinder, findCards } from '@domain/find-cards';
import { cardPath } from '@domain/page';
import { selectSearchText } from '@/features/filter-cards';
import { useAppSelector } from '@/shared/store';
import styles from './nearest-cards.module.css';

const MOST = 3;

/** The cards that a search without results most likely meant (rules/search#all-cards). */
export function NearestCards({ finder }: { finder: CardFinder }) {
  const text = useDeferredValue(useAppSelector(selectSearchText));
  const found = useMemo(() => findCards(finder, text, { most: MOST }), [finder, text]);
  if (found.length === 0) return null;
  return (
    <p className={styles.nearest}>
      <span>Did you mean</span>{' '}
      {found.map(({ card }, index) => (
        <span key={card.id}>
          {index > 0 && <span>{index === found.length - 1 ? ' or ' : ', '}</span>}
          <Link
            to={cardPath(card.id)}
            translate="no"
          >{`${card.name}${card.subtitle !== null ? `, ${card.subtitle}` : ''}`}</Link>
        </span>
      ))}
      <span>?</span>
    </p>
  );
}
