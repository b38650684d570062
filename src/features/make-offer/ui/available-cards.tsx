import { useMemo, useRef } from 'react';
import type { Card } from '@domain/card';
import { NO_FACTS } from '@domain/card-filter';
import { isMarketPrice, type MarketPricing } from '@domain/pricing';
import { findPrintings, groupBySet, printingIndexOf, searchExpression } from '@domain/printing';
import { useCardSets } from '@/entities/card-set';
import { usePrintingFacts } from '@/entities/printing-fact';
import { SearchField } from '@/entities/search-line';
import { sellersPriceWords } from '@/entities/trade-list';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppDispatch } from '@/shared/store';
import { Muted } from '@/shared/ui/muted';
import type { ListSubject } from '../model/offer-draft';
import { cardsSearched } from '../model/offer-drafts-slice';
import { listWords } from '../model/new-offer-words';
import type { Offerable, OfferedItem } from '../model/offered-item';
import { AvailableList } from './available-list';
import styles from './offer-dialog.module.css';

interface AvailableCardsProps {
  list: ListSubject;
  /** The search text. */
  line: string;
  rows: readonly Offerable[];
  cards: readonly Card[];
  /** The seller's. */
  pricing: MarketPricing | null;
  items: readonly OfferedItem[];
}

/** The cards on somebody's list, to search and add to the offer. */
export function AvailableCards({ list, line, rows, cards, pricing, items }: AvailableCardsProps) {
  const dispatch = useAppDispatch();
  const handle = useRef<FocusHandle>(null);
  const { cardSets } = useCardSets();
  const index = useMemo(() => printingIndexOf(cards, cardSets ?? []), [cards, cardSets]);
  const listed = useMemo(() => rows.filter(({ item }) => item.listed > 0), [rows]);
  const expression = useMemo(() => searchExpression(line), [line]);
  const { facts } = usePrintingFacts(expression, cards);
  const groups = useMemo(() => {
    const search = { line, type: null, facts: facts ?? NO_FACTS };
    const found = findPrintings(index, listed, search);
    return groupBySet(found, cardSets ?? [], 'CARD_NUMBER');
  }, [index, listed, line, facts, cardSets]);
  const found = groups.reduce((sum, { printings }) => sum + printings.length, 0);
  const isMarketUsed = listed.some(({ item }) => isMarketPrice(item.priceType));
  const rule = pricing && isMarketUsed ? sellersPriceWords(pricing) : null;
  return (
    <section aria-label={listWords(list)} className={styles.pane}>
      <h3 className={styles.heading}>{listWords(list)}</h3>
      <SearchField
        label="Search by name or number"
        placeholder="Name, number or cost<=3"
        cards={cards}
        line={line}
        onType={(typed) => dispatch(cardsSearched(typed))}
        onLeave={() => void handle.current?.focusFirst()}
      />
      {rule && <Muted as="p">{rule}</Muted>}
      <p role="status" className={styles.found}>
        {found === listed.length ? '' : `${found} of ${listed.length} printings`}
      </p>
      <AvailableList list={list} groups={groups} items={items} handle={handle} />
    </section>
  );
}
