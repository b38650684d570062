import { memo } from 'react';
import {
  CARD_SORT_COLUMNS,
  type CardSort,
  type CardSortColumn,
  SORT_DIRECTIONS,
  type SortDirection,
} from '@domain/card';
import { orderChosen, selectCardSort } from '@/features/filter-cards';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Select } from '@/shared/ui/select';
import styles from './card-order.module.css';

type Words = Record<SortDirection, string>;

const byText = (what: string): Words => ({
  ascending: `By ${what}`,
  descending: `By ${what}, from Z`,
});
const byAmount = (what: string): Words => ({
  ascending: `Lowest ${what} first`,
  descending: `Highest ${what} first`,
});

const WORDS: Record<CardSortColumn, Words> = {
  number: { ascending: 'By number', descending: 'By number, from the end' },
  name: byText('name'),
  rarity: { ascending: 'Common first', descending: 'Common last' },
  cost: byAmount('cost'),
  power: byAmount('power'),
  hp: byAmount('HP'),
  cardType: byText('type'),
  arena: byText('arena'),
  aspects: byText('aspects'),
  traits: byText('traits'),
  keywords: byText('keywords'),
  price: byAmount('price'),
};

const ORDERS: readonly CardSort[] = CARD_SORT_COLUMNS.flatMap((column) =>
  SORT_DIRECTIONS.map((direction) => ({ column, direction })),
);

const valueOf = ({ column, direction }: CardSort) => `${column} ${direction}`;

const OPTIONS = ORDERS.map((order) => ({
  value: valueOf(order),
  label: WORDS[order.column][order.direction],
}));

/** The order of the cards in either view, which a table's headers choose as well (rules/cards#order). */
export const CardOrder = memo(function CardOrder() {
  const dispatch = useAppDispatch();
  const choose = (value: string) => {
    const order = ORDERS.find((known) => valueOf(known) === value);
    if (order) dispatch(orderChosen(order));
  };
  return (
    <Select
      label="Order"
      hideLabel
      className={styles.order}
      options={OPTIONS}
      value={valueOf(useAppSelector(selectCardSort))}
      onChange={({ target }) => choose(target.value)}
    />
  );
});
