import { memo, useCallback, useMemo, type Ref } from 'react';
import { printingName, setAndNumber } from '@domain/card';
import type { CardPrinting } from '@domain/find-cards';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { copiesFor } from '@/features/fill-trade-list';
import { CardImage, FullName, printingLabel } from '@/entities/card';
import type { SetCollection } from '@/entities/collection';
import { useKeptRows } from '@/shared/lib/rows/kept-rows';
import { useMediaQuery } from '@/shared/lib/browser/responsive';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import { BoxList, type RenderLine } from '@/shared/ui/virtual-list';
import type { Pick, Picks } from '../../model/use-picks';
import styles from './card-picker.module.css';

/** In CSS pixels; the style sheet gives every row this height. On a phone the name has a line of its own. */
const ROW_HEIGHT = { wide: 72, narrow: 88 };
const NARROW = '(max-width: 575px)';
/** In CSS pixels, as in the style sheet. */
const PICTURE_WIDTH = 40;

interface ToPickFrom {
  kind: TradeListKind;
  printings: readonly CardPrinting[];
  picks: Picks;
  /** The list's quantities, by the printing's id. */
  listed: Readonly<Record<string, number>>;
  counts: SetCollection['counts'] | undefined;
  /** By the card set's id, if printings of several sets are listed together. */
  setCodes?: Readonly<Record<string, string>>;
}

interface PickerListProps extends ToPickFrom {
  onPick: (picks: readonly Pick[]) => void;
  /** Leads the keyboard to the printings. */
  handle: Ref<FocusHandle>;
}

/** Printings to pick from. Arrows up and down, Enter and the page keys move between their fields. */
export function PickerList({ onPick, handle, ...given }: PickerListProps) {
  const { kind, printings } = given;
  const lineHeight = ROW_HEIGHT[useMediaQuery(NARROW) ? 'narrow' : 'wide'];
  const rows = useRows(given);
  const renderRow: RenderLine<Row> = useCallback(
    (row, { index, isActive }) => (
      <li
        role="listitem"
        data-item-id={row.id}
        aria-setsize={printings.length}
        aria-posinset={index + 1}
        style={{ height: lineHeight }}
      >
        <PickerRow row={row} most={TRADE_LISTS[kind].most} isActive={isActive} onPick={onPick} />
      </li>
    ),
    [kind, lineHeight, printings.length, onPick],
  );
  return (
    <BoxList
      label="Printings"
      className={styles.scroller}
      lines={rows}
      lineHeight={lineHeight}
      entersDown
      handle={handle}
      renderLine={renderRow}
    />
  );
}

const noteOf = (kind: TradeListKind, copies: number): string =>
  copies === 0 ? '' : `${copies} ${kind === 'WANT_LIST' ? 'missing' : 'extra'}`;

/** A printing as a line of the list. */
interface Row {
  id: string;
  row: CardPrinting;
  /** Shown before its number, if other sets' printings are listed too. */
  setCode: string | undefined;
  /** How many copies the list is to hold, and how many it holds now. */
  quantity: number;
  listed: number;
  /** The collection's note about it: “2 missing”; may be empty. */
  note: string;
}

/** The rows of printings: each stays the same object while nothing in it changes. */
const useRows = ({ kind, printings, picks, listed, counts, setCodes }: ToPickFrom) =>
  useKeptRows(
    useMemo(
      () =>
        printings.map((row): Row => {
          const { id } = row.printing;
          const held = listed[id] ?? 0;
          return {
            id,
            row,
            setCode: setCodes?.[row.card.cardSetId],
            quantity: picks.get(id)?.quantity ?? held,
            listed: held,
            note: noteOf(kind, copiesFor(kind, counts?.[id])),
          };
        }),
      [printings, kind, picks, listed, counts, setCodes],
    ),
  );

interface PickerRowProps {
  row: Row;
  /** How many copies the list may hold. */
  most: number;
  isActive: boolean;
  onPick: (picks: readonly Pick[]) => void;
}

/** One printing and how many copies of it to put on the list. */
const PickerRow = memo(function PickerRow({
  row: { row, setCode, quantity, listed, note },
  most,
  isActive,
  onPick,
}: PickerRowProps) {
  const { card, printing } = row;
  return (
    <div className={styles.row} data-picked={quantity > listed}>
      <div className={styles.picture}>
        <CardImage
          name={card.name}
          image={printing.images.front}
          aspects={card.aspects}
          width={PICTURE_WIDTH}
        />
      </div>
      <div className={styles.words}>
        <FullName card={card} className={styles.name} />
        <span className={styles.about}>
          <span className={styles.number} translate="no">
            {setAndNumber(card, printing, setCode)}
          </span>{' '}
          <span>{printingName(card, printing)}</span>
          {listed > 0 && <span className={styles.listed}>{`On the list: ${listed}`}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </div>
      <div className={styles.entry}>
        <QuantityEntry
          label={printingLabel(card, printing)}
          value={Math.max(quantity, listed)}
          least={listed}
          most={most}
          isActive={isActive}
          onChange={(value) => onPick([{ row, quantity: value }])}
        />
      </div>
    </div>
  );
});
