import type { SortDirection } from '@domain/card';
import {
  PRINTING_SEARCH_SORTS,
  type PrintingSearchOrder,
  type PrintingSearchSort,
} from '@domain/printing-search';
import { cardOrderChosen, selectTradingHub } from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Select } from '@/shared/ui/select';
import styles from './cards.module.css';

const WORDS: Record<PrintingSearchSort, Record<SortDirection, string>> = {
  NUMBER: { ascending: 'By set and number', descending: 'By set and number, from the end' },
  NAME: { ascending: 'By name', descending: 'By name, from Z' },
  MARKET_PRICE: {
    ascending: 'Lowest market price first',
    descending: 'Highest market price first',
  },
  ASKED_PRICE: { ascending: 'Cheapest first', descending: 'Most expensive first' },
  SELLERS: { ascending: 'Fewest sellers first', descending: 'Most sellers first' },
};

const ORDERS: readonly PrintingSearchOrder[] = PRINTING_SEARCH_SORTS.flatMap((sort) => [
  { sort, direction: 'ascending' as const },
  { sort, direction: 'descending' as const },
]);

const valueOf = ({ sort, direction }: PrintingSearchOrder) => `${sort} ${direction}`;

const OPTIONS = ORDERS.map((order) => ({
  value: valueOf(order),
  label: WORDS[order.sort][order.direction],
}));

/** The order of the cards for sale, where the table has no headers that sort it. */
export function CardOrder() {
  const dispatch = useAppDispatch();
  const { cardOrder } = useAppSelector(selectTradingHub);
  const choose = (value: string) => {
    const order = ORDERS.find((known) => valueOf(known) === value);
    if (order) dispatch(cardOrderChosen(order));
  };
  return (
    <Select
      label="Order"
      hideLabel
      className={styles.order}
      options={OPTIONS}
      value={valueOf(cardOrder)}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
