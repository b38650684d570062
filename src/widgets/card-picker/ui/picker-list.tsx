import { useMemo, useRef, type Ref, memo } from 'react';
import { cardNumberOf, printingName } from '@domain/card';
import type { Printing } from '@domain/printing';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { copiesFor } from '@/features/fill-trade-list';
import { CardImage, printingLabel } from '@/entities/card';
import type { SetCollection } from '@/entities/collection';
import { useMediaQuery } from '@/shared/lib/responsive';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useScrolledList } from '@/shared/lib/virtual-rows';
import { QuantityEntry } from '@/shared/ui/quantity-entry';
import type { Pick, Picks } from '../model/use-picks';
import styles from './card-picker.module.css';

/** In CSS pixels; the style sheet holds every row to it. On a phone its name has a line of its own. */
const ROW_HEIGHT = { wide: 72, narrow: 88 };
const NARROW = '(max-width: 575px)';

interface PickerListProps {
  kind: TradeListKind;
  printings: readonly Printing[];
  picks: Picks;
  /** What the list holds already, by the printing's id. */
  listed: Readonly<Record<string, number>>;
  counts: SetCollection['counts'] | undefined;
  /** By the card set's id, where printings of several sets are side by side. */
  setCodes?: Readonly<Record<string, string>>;
  onPick: (picks: readonly Pick[]) => void;
  /** Leads the keyboard to the printings. */
  handle: Ref<FocusHandle>;
}

/**
 * Printings to pick from, of which only those in sight are drawn. They are one stop of the Tab key; arrows up and down,
 * Enter and the page keys lead from one's field to another's.
 */
export function PickerList({
  kind,
  printings,
  picks,
  listed,
  counts,
  setCodes,
  onPick,
  handle,
}: PickerListProps) {
  const box = useRef<HTMLDivElement>(null);
  const lineHeight = ROW_HEIGHT[useMediaQuery(NARROW) ? 'narrow' : 'wide'];
  const items = useMemo(() => printings.map(({ variant: { id } }) => ({ id })), [printings]);
  const { lines, height, active, events } = useScrolledList({
    box,
    items,
    lineHeight,
    keyFor: enterAsDown,
    handle,
  });
  return (
    <div ref={box} className={styles.scroller}>
      {/* What is typed here comes from the fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul aria-label="Printings" className={styles.list} style={{ height }} {...events}>
        {lines.map(({ index, top }) => {
          const printing = printings[index];
          if (!printing) return null;
          const { id } = printing.variant;
          const held = listed[id] ?? 0;
          return (
            <li
              key={id}
              data-item-id={id}
              aria-setsize={printings.length}
              aria-posinset={index + 1}
              className={styles.line}
              style={{ top }}
            >
              <PickerRow
                printing={printing}
                setCode={setCodes?.[printing.card.cardSetId]}
                quantity={picks.get(id)?.quantity ?? held}
                listed={held}
                most={TRADE_LISTS[kind].most}
                note={noteOf(kind, copiesFor(kind, counts?.[id]))}
                isActive={index === active}
                onPick={onPick}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const enterAsDown = (key: string) => (key === 'Enter' ? 'ArrowDown' : key);

const noteOf = (kind: TradeListKind, copies: number): string =>
  copies === 0 ? '' : `${copies} ${kind === 'WANT_LIST' ? 'missing' : 'extra'}`;

interface PickerRowProps {
  printing: Printing;
  /** Before its number, where other sets' printings are beside it. */
  setCode: string | undefined;
  /** How many copies the list is to hold; how many it holds, and at most. */
  quantity: number;
  listed: number;
  most: number;
  /** What the collection says of it: “2 missing”; empty for nothing. */
  note: string;
  isActive: boolean;
  onPick: (picks: readonly Pick[]) => void;
}

/** One printing and how many copies of it to put on the list. */
const PickerRow = memo(function PickerRow({
  printing,
  setCode,
  quantity,
  listed,
  most,
  note,
  isActive,
  onPick,
}: PickerRowProps) {
  const { card, variant } = printing;
  return (
    <div className={styles.row} data-picked={quantity > listed}>
      <div className={styles.picture}>
        <CardImage name={card.name} image={variant.images.front} aspects={card.aspects} />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          {card.name}
          {card.subtitle && <span className={styles.subtitle}>, {card.subtitle}</span>}
        </span>
        <span className={styles.about}>
          <span className={styles.number}>
            {setCode} {cardNumberOf(card, variant)}
          </span>{' '}
          <span>{printingName(card, variant)}</span>
          {listed > 0 && <span className={styles.listed}>On the list: {listed}</span>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </div>
      <div className={styles.entry}>
        <QuantityEntry
          label={printingLabel(card, variant)}
          value={Math.max(quantity, listed)}
          least={listed}
          most={most}
          isActive={isActive}
          onChange={(value) => onPick([{ printing, quantity: value }])}
        />
      </div>
    </div>
  );
});
