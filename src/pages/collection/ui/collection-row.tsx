import { memo, type CSSProperties } from 'react';
import { CARD_TYPE_NAMES, cardNumberText, mainColour, RARITY_NAMES, type Card } from '@domain/card';
import { COLLECTION_KINDS, printingOfKind, type CollectionKind } from '@domain/collection';
import { cardPath } from '@domain/page';
import { HaveCell, NeedCell } from '@/features/edit-inventory';
import { printingLabel } from '@/entities/card';
import type { PrintingCount } from '@/entities/collection';
import { WantedBadge, type WantedCounts } from '@/entities/want-list';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './collection-row.module.css';
import table from './collection-table.module.css';

/** By the printing's id. */
export type Counts = Readonly<Record<string, PrintingCount>>;

/** A row's counts, kind by kind; undefined where the card has no such printing. */
type CountsOfKinds = Record<CollectionKind, PrintingCount | undefined>;

/** Each count is the one that the server's answer holds, so that only a row with another count is drawn again. */
export const countsOfCard = (card: Card, counts: Counts): CountsOfKinds =>
  Object.fromEntries(
    COLLECTION_KINDS.map((kind) => {
      const printing = printingOfKind(card, kind);
      return [kind, printing && counts[printing.id]];
    }),
  ) as CountsOfKinds;

interface CardCellProps {
  card: Card;
  /** Of the row's button and link: whether the Tab key stops there. */
  tabIndex: 0 | -1;
}

/** The columns that say which card it is; the others count one kind of printing each. */
export const CARD_CELLS = [
  {
    key: 'number',
    title: 'Number',
    shortTitle: 'No.',
    columnClass: table.numberColumn,
    cellClass: table.number,
    cell: (given: CardCellProps) => <NumberButton {...given} />,
  },
  {
    key: 'name',
    title: 'Name',
    shortTitle: 'Name',
    columnClass: undefined,
    cellClass: table.card,
    cell: (given: CardCellProps) => <Name {...given} />,
  },
] as const;

export const KINDS = COLLECTION_KINDS;

/** Its clicks, by key as well, reach the table, so that the keyboard has a control for what the row does. */
function NumberButton({ card, tabIndex }: CardCellProps) {
  // Other printings' numbers are in the card's dialog, unless there is no other.
  const number = card.standardCardNumber ?? cardNumberText(card);
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.open}
      aria-label={`${number} Open ${card.name}`.trim()}
      aria-haspopup="dialog"
    >
      {number || '–'}
    </button>
  );
}

const Name = ({ card, tabIndex }: CardCellProps) => (
  <div className={styles.line}>
    <div className={styles.words}>
      <a href={cardPath(card.id)} tabIndex={tabIndex} className={styles.name}>
        {card.name}
      </a>
      {card.subtitle && <span className={styles.subtitle}>{card.subtitle}</span>}
    </div>
    <span className={styles.type}>
      {RARITY_NAMES[card.rarity]} {CARD_TYPE_NAMES[card.cardType]}
    </span>
  </div>
);

interface CollectionRowProps extends CountsOfKinds {
  card: Card;
  index: number;
  wanted: WantedCounts;
  isEdited: boolean;
  /** Whether the Tab key stops at this row's button and link. */
  isActive: boolean;
}

/**
 * A card with its counts, each a prop of its own: a row is drawn again only when one of its counts changes.
 */
export const CollectionRow = memo(function CollectionRow({
  card,
  index,
  wanted,
  isEdited,
  isActive,
  ...counts
}: CollectionRowProps) {
  return (
    <tr
      aria-rowindex={index + 2}
      data-item-id={card.id}
      className={table.row}
      style={{ '--aspect-colour': mainColour(card.aspects) } as CSSProperties}
    >
      {CARD_CELLS.map(({ key, cellClass, cell }) => (
        <td key={key} className={cellClass}>
          {cell({ card, tabIndex: isActive ? 0 : -1 })}
        </td>
      ))}
      {KINDS.map((kind) => {
        const count = counts[kind];
        const printing = printingOfKind(card, kind);
        return (
          <KindCell
            key={kind}
            count={count}
            label={printing ? printingLabel(card, printing) : ''}
            wanted={count && wanted[count.variantId]}
            isEdited={isEdited}
          />
        );
      })}
    </tr>
  );
});

interface KindCellProps {
  /** Undefined where the card has no printing of the kind. */
  count: PrintingCount | undefined;
  /** The printing in words. */
  label: string;
  wanted: number | undefined;
  isEdited: boolean;
}

/** One kind's printing of a card: its counts, or the fields that set them. */
const KindCell = memo(({ count, label, wanted, isEdited }: KindCellProps) => {
  if (!count) {
    return (
      <td className={table.kind}>
        <span className={styles.none} aria-hidden="true">
          –
        </span>
        <VisuallyHidden>no such printing</VisuallyHidden>
      </td>
    );
  }
  return (
    <td className={table.kind}>
      {isEdited ? (
        <span className={styles.fields}>
          <HaveCell count={count} label={label} />
          <NeedCell count={count} label={label} />
        </span>
      ) : (
        <ShownCount count={count} wanted={wanted} />
      )}
    </td>
  );
});
KindCell.displayName = 'KindCell';

interface ShownCountProps {
  count: PrintingCount;
  /** How many the viewer's own want list asks for. */
  wanted: number | undefined;
}

/**
 * How many copies there are, how many the owner misses, and how many the viewer wants (rules/collection#who-sees-what).
 */
const ShownCount = ({ count: { inventory, missing, target }, wanted }: ShownCountProps) => {
  const isComplete = missing?.count === 0 && (target ?? 0) > 0;
  return (
    <span className={styles.count}>
      <span className={styles.inventory} data-none={inventory === 0} data-complete={isComplete}>
        {inventory}
        {isComplete && (
          <>
            <Icon name="check" />
            <VisuallyHidden> none missing</VisuallyHidden>
          </>
        )}
      </span>
      {missing !== null && missing.count > 0 && (
        <span className={styles.missing}>{missing.count} missing</span>
      )}
      <WantedBadge count={wanted} />
    </span>
  );
};
