import { useMemo } from 'react';
import type { DeckSort } from '@domain/decks-list';
import { deckSortChosen, selectDeckList } from '@/features/filter-cards';
import { useNamedCards } from '@/entities/card';
import { DeckTile, type LackingDeck, useFormatName } from '@/entities/deck';
import { countedCopies } from '@/shared/lib/format';
import { useMoney } from '@/shared/lib/money';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Icon } from '@/shared/ui/icon';
import { Segmented } from '@/shared/ui/segmented';
import { DECK_SORT_NAMES, sortDecks } from '../../model/sort-decks';
import styles from './decks-page.module.css';

const SORTS = Object.entries(DECK_SORT_NAMES).map(([value, label]) => ({
  value: value as DeckSort,
  label,
}));

/** The viewer's decks, each with what it lacks in copies and money. */
export function OwnDecks({ decks }: { decks: readonly LackingDeck[] }) {
  const dispatch = useAppDispatch();
  const { sort } = useAppSelector(selectDeckList);
  const sorted = useMemo(() => sortDecks(decks, sort), [decks, sort]);
  const formatName = useFormatName();
  const { cards } = useNamedCards(decks.flatMap(({ deck }) => deck.faces));
  return (
    <section aria-labelledby="own-decks">
      <div className={styles.tools}>
        <h2 id="own-decks" className={styles.heading}>
          Your decks
        </h2>
        <Segmented
          label="Sort your decks"
          options={SORTS}
          value={sort}
          onChange={(value) => dispatch(deckSortChosen(value))}
        />
      </div>
      <ul className={styles.grid} aria-label="Your decks">
        {sorted.map(({ deck, ...lack }) => (
          <li key={deck.id}>
            <DeckTile
              deck={deck}
              format={formatName(deck.format)}
              cards={cards}
              badge={deck.isBuilt ? 'Built' : undefined}
            >
              <Lack {...lack} />
            </DeckTile>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** “12 copies missing · $8.40”, or that nothing is. */
function Lack({ missing, missingCents, unpriced }: Omit<LackingDeck, 'deck'>) {
  const money = useMoney();
  if (missing === 0) {
    return (
      <p className={styles.complete}>
        <Icon name="check" />
        <span>You own all of it</span>
      </p>
    );
  }
  return (
    <p className={styles.lack}>
      <span className={styles.missing}>{`${countedCopies(missing)} missing`}</span>
      <span className={styles.cost}>
        {missing === unpriced
          ? 'No price'
          : `${money.sum(missingCents)}${unpriced > 0 ? ' and more' : ''}`}
      </span>
    </p>
  );
}
