import { useCallback, useMemo, type Ref } from 'react';
import { MAX_OFFER_ITEMS } from '@domain/offer';
import type { SetGroup } from '@domain/printing';
import { useWantedCounts, type WantedCounts } from '@/entities/trade-list';
import { useKeptRows } from '@/shared/lib/rows/kept-rows';
import { useMoney } from '@/shared/lib/money';
import { useMediaQuery } from '@/shared/lib/browser/responsive';
import type { FocusHandle } from '@/shared/lib/rows/roving-focus';
import { useAppDispatch } from '@/shared/store';
import { BoxList, type RenderLine } from '@/shared/ui/virtual-list';
import { type ListSubject, type OfferPick, pileOf } from '../model/offer-draft';
import { copiesChosen } from '../model/offer-drafts-slice';
import type { Offerable, OfferedItem } from '../model/offered-item';
import styles from './available-list.module.css';
import { AvailableRow } from './available-row';

/** In CSS pixels; the style sheet gives every row this height. */
const ROW_HEIGHT = { wide: 92, narrow: 130 };
const HEADING_HEIGHT = 36;
const NARROW = '(max-width: 575px)';

interface AvailableListProps {
  list: ListSubject;
  groups: readonly SetGroup<Offerable>[];
  items: readonly OfferedItem[];
  /** Leads the keyboard to the printings. */
  handle: Ref<FocusHandle>;
}

/** A printing with its quantity in the offer; the first one of a set has the set's name above it. */
interface Line {
  id: string;
  row: Offerable;
  setName: string | null;
  quantity: number;
  /** How many copies the viewer wants. */
  wanted: number | undefined;
}

/**
 * A list's printings under their sets' names. Arrows up and down, Enter and the page keys move between their fields.
 */
export function AvailableList({ list, groups, items, handle }: AvailableListProps) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const lineHeight = ROW_HEIGHT[useMediaQuery(NARROW) ? 'narrow' : 'wide'];
  const wanted = useWantedCounts();
  const pile = pileOf(list);
  const lines = useLines(groups, items, pile === 'wants' ? wanted : NONE);
  const heightOf = useCallback(
    ({ setName }: Line) => (setName === null ? 0 : HEADING_HEIGHT) + lineHeight,
    [lineHeight],
  );
  const { offerType } = list;
  const choose = useCallback(
    (pick: OfferPick) => void dispatch(copiesChosen({ pile, pick })),
    [dispatch, pile],
  );
  const isFull = items.length >= MAX_OFFER_ITEMS;
  const renderLine: RenderLine<Line> = useCallback(
    ({ id, setName, ...line }, { index, isActive }) => (
      <li role="listitem" data-item-id={id} aria-setsize={lines.length} aria-posinset={index + 1}>
        {setName && (
          <h4 className={styles.set} style={{ height: HEADING_HEIGHT }}>
            {setName}
          </h4>
        )}
        <AvailableRow
          {...line}
          offerType={offerType}
          pile={pile}
          isFull={isFull}
          height={lineHeight}
          isActive={isActive}
          money={money}
          onChoose={choose}
        />
      </li>
    ),
    [lines.length, offerType, pile, isFull, lineHeight, money, choose],
  );
  return (
    <BoxList
      label="Cards to choose"
      className={styles.scroller}
      lines={lines}
      lineHeight={lineHeight}
      heightOf={heightOf}
      entersDown
      handle={handle}
      renderLine={renderLine}
    >
      {isFull && (
        <p className={styles.full}>{`An offer has at most ${MAX_OFFER_ITEMS} printings.`}</p>
      )}
      {lines.length === 0 && <p className={styles.nothing}>No results found</p>}
    </BoxList>
  );
}

const NONE: WantedCounts = {};

/** The lines of a list: each stays the same object while nothing in it changes. */
const useLines = (
  groups: readonly SetGroup<Offerable>[],
  items: readonly OfferedItem[],
  wanted: WantedCounts,
) =>
  useKeptRows(
    useMemo(() => {
      const offered = new Map(items.map(({ row, quantity }) => [row.id, quantity]));
      return groups.flatMap(({ cardSet, printings }) =>
        printings.map((row, at): Line => ({
          id: row.id,
          row,
          setName: at === 0 ? cardSet.name : null,
          quantity: offered.get(row.id) ?? 0,
          wanted: wanted[row.id],
        })),
      );
    }, [groups, items, wanted]),
  );
