import { useRef } from 'react';
import type { Card } from '@domain/card';
import {
  ActiveFilters,
  CopyLinkButton,
  FactsNote,
  FilterDrawer,
  FilterToggle,
  SearchLine,
} from '@/features/filter-cards';
import { useCatalogue } from '@/entities/catalogue';
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
  const { catalogue } = useCatalogue();
  const cards = catalogue?.cards ?? NONE;
  const results = useRef<HTMLDivElement>(null);
  return (
    <>
      <AccessNotice sentences={SENTENCES} />
      <div className={styles.tools}>
        <div className={styles.search}>
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
        <FilterDrawer cards={cards} isForSale />
      </div>
      <FactsNote cards={cards} />
      <ActiveFilters />
      <div ref={results}>
        <ListedCards />
      </div>
    </>
  );
}
