import {
  CARD_TYPE_NAMES,
  cardNumberText,
  cardNumberWords,
  RARITY_NAMES,
  setAndNumber,
  VARIANT_TYPE_CODES,
  VARIANT_TYPE_NAMES,
  type Card,
} from '@domain/card';
import {
  COLLECTION_CARD_COLUMNS,
  COLLECTION_KINDS,
  inventoryColumnOf,
  PRESTIGE_COLUMN,
  VARIANT_TYPE_OF_KIND,
  type CollectionCardColumn,
  type CollectionKind,
  type CollectionSortColumn,
} from '@domain/collection';
import { cardPath } from '@domain/page';
import type { ReactElement } from 'react';
import { SelectBox } from '@/features/change-selected';
import type { TableColumn } from '@/shared/ui/data-table';
import { Icon } from '@/shared/ui/icon';
import { PrestigeToggle } from './prestige-toggle';
import styles from './collection-row.module.css';
import table from './collection-table.module.css';

export type CollectionTableMode = 'view' | 'edit';

interface CardCellProps {
  card: Card;
  /** Of the row's button and link: whether the Tab key stops there. */
  tabIndex: 0 | -1;
  /** If set, a click selects a row instead of opening it, and a checkbox replaces its number. */
  isSelecting: boolean;
  /** Whether its number names its set. */
  isOfSeveral: boolean;
  /** Whether the row is unfolded; undefined if it can't be. */
  isUnfolded: boolean | undefined;
}

interface CardColumn {
  title: string;
  shortTitle: string;
  cellClass: string | undefined;
  cell: (given: CardCellProps) => ReactElement;
}

/** The columns that identify the card; each of the others counts one kind of printing. */
export const CARD_COLUMNS: Record<CollectionCardColumn, CardColumn> = {
  number: {
    title: 'Number',
    shortTitle: 'No.',
    cellClass: table.number,
    cell: (given) => (given.isSelecting ? <NumberBox {...given} /> : <NumberButton {...given} />),
  },
  name: {
    title: 'Name',
    shortTitle: 'Name',
    cellClass: table.card,
    cell: (given) => <Name {...given} />,
  },
};

function cardColumn(key: CollectionCardColumn): TableColumn<CollectionSortColumn> {
  const { title, shortTitle, cellClass } = CARD_COLUMNS[key];
  return {
    key,
    title: (
      <>
        <span className={table.title}>{title}</span>
        <span className={table.shortTitle} aria-hidden="true">
          {shortTitle}
        </span>
      </>
    ),
    cellClassName: cellClass,
  };
}

/**
 * A kind's column. In edit mode, its header names the fields below it, which have their own names for screen
 * readers.
 */
const kindColumn = (kind: CollectionKind, fields: Fields): TableColumn<CollectionSortColumn> => ({
  key: inventoryColumnOf(kind),
  title: (
    <>
      <span className={table.title}>{VARIANT_TYPE_NAMES[VARIANT_TYPE_OF_KIND[kind]]}</span>
      <span className={table.shortTitle} aria-hidden="true">
        {VARIANT_TYPE_CODES[VARIANT_TYPE_OF_KIND[kind]]}
      </span>
      {fields !== 'view' && (
        <span className={table.parts} aria-hidden="true">
          <span>Have</span>
          {fields === 'edit' && <span>Need</span>}
        </span>
      )}
    </>
  ),
});

/** The one column of all prestige kinds (rules/collection#prestige). */
const prestigeColumn: TableColumn<CollectionSortColumn> = {
  key: PRESTIGE_COLUMN,
  title: (
    <>
      <span className={table.title}>{VARIANT_TYPE_NAMES.PRESTIGE}</span>
      <span className={table.shortTitle} aria-hidden="true">
        {VARIANT_TYPE_CODES.PRESTIGE}
      </span>
    </>
  ),
  aside: <PrestigeToggle />,
};

/** The card's columns and one for each kind of printing (rules/collection#table-sort). */
const columnsOf = (fields: Fields): readonly TableColumn<CollectionSortColumn>[] => [
  ...COLLECTION_CARD_COLUMNS.map(cardColumn),
  ...COLLECTION_KINDS.map((kind) => kindColumn(kind, fields)),
];

/** What a kind's cells have: text, both fields, or only Have. */
type Fields = CollectionTableMode | 'have';

type Columns = Record<Fields, readonly TableColumn<CollectionSortColumn>[]>;
export const COLUMNS: Columns = {
  view: columnsOf('view'),
  edit: columnsOf('edit'),
  have: columnsOf('have'),
};

/** Those of a set that has prestige printings. */
export const COLUMNS_WITH_PRESTIGE: Columns = {
  view: [...COLUMNS.view, prestigeColumn],
  edit: [...COLUMNS.edit, prestigeColumn],
  have: [...COLUMNS.have, prestigeColumn],
};

/** A preview would cover fields near the one in use. */
export const isKindCell = ({ cellIndex }: HTMLTableCellElement) =>
  cellIndex >= COLLECTION_CARD_COLUMNS.length;

/**
 * Its clicks, including those by key, bubble to the table. It gives the keyboard a control for what a click on the row
 * does.
 */
function NumberButton({ card, tabIndex, isOfSeveral }: CardCellProps) {
  const number = numberOf(card, isOfSeveral);
  const words = isOfSeveral ? number : (card.standardCardNumber ?? cardNumberWords(card));
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.open}
      translate="no"
      title={words === number ? undefined : `${words}`}
      aria-label={`${words} Open ${card.name}`.trim()}
      aria-haspopup="dialog"
    >
      {number || '–'}
    </button>
  );
}

// Other printings' numbers are in the card's dialog, unless the card has only one number.
const numberOf = (card: Card, withSet: boolean) =>
  withSet ? setAndNumber(card) : (card.standardCardNumber ?? cardNumberText(card));

const NumberBox = ({ card, tabIndex, isOfSeveral }: CardCellProps) => {
  const number = numberOf(card, isOfSeveral) || '–';
  return (
    <SelectBox id={card.id} label={`${number} Select ${card.name}`} tabIndex={tabIndex}>
      {number}
    </SelectBox>
  );
};

const Name = ({ isUnfolded, ...given }: CardCellProps) => {
  const { card, tabIndex } = given;
  return isUnfolded === undefined ? (
    <div className={styles.line}>
      <Words {...given} />
      <span
        className={styles.type}
      >{`${RARITY_NAMES[card.rarity]} ${CARD_TYPE_NAMES[card.cardType]}`}</span>
    </div>
  ) : (
    // Its clicks bubble to the table, too.
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.unfold}
      aria-label={`Count ${card.name}`}
      aria-expanded={isUnfolded}
    >
      <Words {...given} isSelecting />
      <Icon name="next" />
    </button>
  );
};

/** A card's name and subtitle; a link unless a click does something else. */
const Words = ({
  card,
  tabIndex,
  isSelecting,
}: Pick<CardCellProps, 'card' | 'tabIndex' | 'isSelecting'>) => (
  <span className={styles.words}>
    {isSelecting ? (
      <span className={styles.name} translate="no">
        {card.name}
      </span>
    ) : (
      <a href={cardPath(card.id)} tabIndex={tabIndex} className={styles.name} translate="no">
        {card.name}
      </a>
    )}
    {card.subtitle && (
      <span className={styles.subtitle} translate="no">
        {card.subtitle}
      </span>
    )}
  </span>
);
