import { memo, useCallback, useMemo, type PointerEvent, type ReactNode, type Ref } from 'react';
import {
  ARENA_NAMES,
  CARD_TYPE_NAMES,
  RARITY_NAMES,
  VARIANT_TYPE_NAMES,
  cardNumberText,
  cardNumberWords,
  setAndNumber,
  pricedPrinting,
  type Card,
  type CardSort,
  type CardSortColumn,
} from '@domain/card';
import { cardPath, cardSetPath } from '@domain/page';
import { formatMarketPrice, type Money } from '@domain/pricing';
import { AspectIcons, useAspectPictures, type AspectPictures } from '@/entities/aspect';
import { OwnedMark, type OwnedMarks } from '@/entities/collection';
import { useMoney } from '@/shared/lib/money';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import {
  ROLES,
  VirtualTable,
  VirtualTableSkeleton,
  type TableColumn,
} from '@/shared/ui/data-table';
import {
  headingAbove,
  NO_HEADINGS,
  type SetHeading,
  type SetHeadings,
} from '../model/set-headings';
import styles from './card-table.module.css';
import { CardsWithoutScripts } from './without-scripts';

/** In CSS pixels. */
const ROW_HEIGHT = { wide: 44, narrow: 44 };

interface CellProps {
  card: Card;
  pictures: AspectPictures;
  /** The code of the card's set, if the number names it; empty otherwise. */
  setCode: string;
  /** What the viewer has of the card, such as `2/3`. */
  owned: string | undefined;
  money: Money;
  /** Of the row's button and link: whether the Tab key stops there. */
  tabIndex: 0 | -1;
}

interface Column {
  title: string;
  /** In CSS pixels; the columns share the extra width of a wide window. */
  width: number;
  cell: (given: CellProps) => ReactNode;
}

/** A price has no column: it is below the name. */
type CardTableColumn = Exclude<CardSortColumn, 'price'>;

/** The table's columns in their order (rules/cards#table-columns); `sortValueOf` in `domain/card` sorts by each. */
const CELLS: Record<CardTableColumn, Column> = {
  number: { title: 'Number', width: 118, cell: (given) => <NumberButton {...given} /> },
  name: { title: 'Name', width: 240, cell: (given) => <Name {...given} /> },
  rarity: { title: 'Rarity', width: 100, cell: ({ card }) => RARITY_NAMES[card.rarity] },
  cost: { title: 'Cost', width: 72, cell: ({ card }) => card.cost },
  power: { title: 'Power', width: 80, cell: ({ card }) => card.power },
  hp: { title: 'HP', width: 64, cell: ({ card }) => card.hp },
  cardType: { title: 'Type', width: 88, cell: ({ card }) => CARD_TYPE_NAMES[card.cardType] },
  arena: { title: 'Arena', width: 84, cell: ({ card }) => card.arena && ARENA_NAMES[card.arena] },
  aspects: {
    title: 'Aspects',
    width: 96,
    cell: ({ card, pictures }) => <AspectIcons aspects={card.aspects} pictures={pictures} />,
  },
  traits: { title: 'Traits', width: 200, cell: ({ card }) => card.traits.join(', ') },
  keywords: { title: 'Keywords', width: 170, cell: ({ card }) => card.keywords.join(', ') },
};

const KEYS = Object.keys(CELLS) as readonly CardTableColumn[];
const COLUMNS: readonly TableColumn<CardSortColumn>[] = KEYS.map((key) => ({ key, ...CELLS[key] }));

interface CardTableProps {
  /** The table's name for screen readers. */
  label: string;
  /** Already sorted by `sort`. */
  cards: readonly Card[];
  sort: CardSort;
  /** The sets' codes by their ids, if the cards are of several sets, so that their numbers name theirs. */
  setCodes?: ReadonlyMap<string, string> | undefined;
  /** Those above the sets, if the cards of each set are together. */
  headings?: SetHeadings | undefined;
  /** What the viewer has of each card. */
  owned?: OwnedMarks | null | undefined;
  onSort: (column: CardSortColumn) => void;
  onOpen: (cardId: string) => void;
  /** Called when a card's name is clicked, with the address of its page. */
  onFollow: (path: string) => void;
  /** The pointer is over a card's row; null when it has left the rows. */
  onPoint: (cardId: string | null, event: PointerEvent) => void;
  /** Leads the keyboard to the rows. */
  handle?: Ref<FocusHandle>;
}

/** The cards of a set, one row each. */
export const CardTable = memo(function CardTable({
  cards,
  setCodes,
  headings = NO_HEADINGS,
  owned,
  ...table
}: CardTableProps) {
  const pictures = useAspectPictures();
  const money = useMoney();
  const renderRow = useCallback(
    (card: Card, { index, isActive }: { index: number; isActive: boolean }) => {
      const heading = headingAbove(headings, card);
      const rowIndex = index + 2 + (headings.get(card.cardSetId)?.position ?? 0);
      return (
        <>
          {heading && <HeadingRow heading={heading} rowIndex={rowIndex - 1} />}
          <tr {...ROLES.row} aria-rowindex={rowIndex} data-item-id={card.id} className={styles.row}>
            <Cells
              card={card}
              pictures={pictures}
              setCode={setCodes?.get(card.cardSetId) ?? ''}
              owned={owned?.get(card.id)}
              money={money}
              tabIndex={isActive ? 0 : -1}
            />
          </tr>
        </>
      );
    },
    [pictures, setCodes, owned, money, headings],
  );
  const rowHeadings = useMemo(
    () =>
      headings.size === 0
        ? undefined
        : {
            count: headings.size,
            isAbove: (card: Card) => headingAbove(headings, card) !== undefined,
          },
    [headings],
  );
  return (
    <>
      <VirtualTable
        {...table}
        look={styles}
        columns={COLUMNS}
        rows={cards}
        rowHeight={ROW_HEIGHT}
        headings={rowHeadings}
        renderRow={renderRow}
        cellStyle={pictures.style}
      />
      <CardsWithoutScripts cards={cards} />
    </>
  );
});

/** Holds the table's place while its cards load. */
export const CardTableSkeleton = () => (
  <VirtualTableSkeleton
    label="Loading cards"
    look={styles}
    columns={COLUMNS}
    rowHeight={ROW_HEIGHT}
    rowTestId="card-row-placeholder"
  />
);

interface HeadingRowProps {
  heading: SetHeading;
  rowIndex: number;
}

/** A set's name above its rows. */
const HeadingRow = ({ heading: { name, code, cards }, rowIndex }: HeadingRowProps) => (
  <tr {...ROLES.row} aria-rowindex={rowIndex} className={styles.headingRow}>
    <th {...ROLES.rowheader} colSpan={KEYS.length} className={styles.heading}>
      <h2 className={styles.set}>
        {/* The table follows plain links. */}
        <a href={cardSetPath(code)}>{name}</a> <span className={styles.count}>{cards}</span>
      </h2>
    </th>
  </tr>
);

/** A row's cells, which stay as they are where a filter only moves the row. */
const Cells = memo(function Cells(given: CellProps) {
  return (
    <>
      {KEYS.map((key) => (
        <td key={key} {...ROLES.cell}>
          {CELLS[key].cell(given)}
        </td>
      ))}
    </>
  );
});

/**
 * The standard number, over those of the other printings. A click anywhere on the row opens the card; this button has
 * no handler of its own: its clicks, including those by key, bubble to the table. It gives the keyboard a control for
 * what a click on the row does.
 */
function NumberButton({ card, setCode, tabIndex }: CellProps) {
  const { standardCardNumber } = card;
  const ofOthers = { ...card, standardCardNumber: null };
  const others = cardNumberText(ofOthers);
  const plain = standardCardNumber ?? (others ? '' : '–');
  const inSet = setCode && setAndNumber(card, undefined, setCode);
  const words = inSet ? `${inSet} ${cardNumberWords(ofOthers)}`.trim() : cardNumberWords(card);
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.open}
      translate="no"
      aria-label={`${words} Open ${card.name}`}
      aria-haspopup="dialog"
    >
      <span>{inSet || plain}</span>{' '}
      {others && (
        <span className={styles.otherNumbers} title={cardNumberWords(ofOthers)}>
          {others}
        </span>
      )}
    </button>
  );
}

/** The name over the subtitle, what the viewer has and the price, for which there are no columns of their own. */
function Name({ card, owned, money, tabIndex }: CellProps) {
  const priced = pricedPrinting(card);
  const price = priced && formatMarketPrice(priced, 'compact', money);
  const { subtitle } = card;
  return (
    <>
      {/* Not the router's link, which would render again at every change of the address. */}
      <a href={cardPath(card.id)} tabIndex={tabIndex} className={styles.name} translate="no">
        {card.name}
      </a>{' '}
      <span className={styles.below}>
        {subtitle && (
          <span className={styles.subtitle} translate="no">
            {`${subtitle} `}
          </span>
        )}
        {owned && <OwnedMark owned={owned} className={styles.owned} />}
        {price && (
          <span className={styles.price} title={VARIANT_TYPE_NAMES[priced.variantType]}>
            {price}
          </span>
        )}
      </span>
    </>
  );
}
