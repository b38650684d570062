import { useMemo, useRef, useState } from 'react';
import type { Card } from '@domain/card';
import { facetCountsOf } from '@domain/card-filter';
import {
  ActiveFilters,
  CopyLinkButton,
  FactsNote,
  FilterDrawer,
  FilterToggle,
  SearchLine,
  selectAreFiltersShown,
  selectCardSearchLine,
} from '@/features/filter-cards';
import { useCatalogue } from '@/entities/catalogue';
import { useAppSelector } from '@/shared/store';
import { useFacetsForSaleQuery } from '../../api/for-sale-api';
import { AccessNotice, type AccessRequirement } from '../access-prompt';
import { CardOrder } from './card-order';
import styles from './cards.module.css';
import { ListedCards } from './listed-cards';

const SENTENCES: Record<AccessRequirement, string> = {
  SESSION: 'Log in to offer to buy what you find, and to see what is sold only to you.',
  HANDLE: 'With a handle, you can offer to buy what you find.',
};

const NONE: readonly Card[] = [];

/** The printings that anybody sells whose list the viewer may see, found by a search line (rules/trading-hub#cards-tab). */
export function CardsTab() {
  const [isSearching, setSearching] = useState(false);
  const areFiltersShown = useAppSelector(selectAreFiltersShown);
  // For the words that the search line suggests and the drawer's choices; nothing else here needs all cards.
  const { catalogue } = useCatalogue({ isNeeded: isSearching || areFiltersShown });
  const cards = catalogue?.cards ?? NONE;
  const counts = useCounts(areFiltersShown);
  const results = useRef<HTMLDivElement>(null);
  return (
    <>
      <AccessNotice sentences={SENTENCES} />
      <div className={styles.tools}>
        <div className={styles.search} onFocus={() => setSearching(true)}>
          <SearchLine
            cards={cards}
            onLeave={() => results.current?.querySelector<HTMLElement>('tbody th a')?.focus()}
          />
        </div>
        <FilterToggle />
        <CardOrder />
        <CopyLinkButton />
      </div>
      <div className={styles.drawer}>
        <FilterDrawer cards={cards} counted={{ counts, noun: 'printing' }} />
      </div>
      <FactsNote cards={NONE} />
      <ActiveFilters />
      <div ref={results}>
        <ListedCards />
      </div>
    </>
  );
}

/** What each choice of the open drawer leaves; the last counts stay until the next answer. */
function useCounts(isNeeded: boolean) {
  const query = useAppSelector(selectCardSearchLine);
  const { data } = useFacetsForSaleQuery(query, {
    skip: !isNeeded,
    refetchOnMountOrArgChange: true,
  });
  return useMemo(() => facetCountsOf(data ?? []), [data]);
}
