import { useCallback, useMemo, useRef, type Ref } from 'react';
import { MAX_OFFER_ITEMS } from '@domain/offer';
import type { SetGroup } from '@domain/printing';
import { useWantedCounts } from '@/entities/want-list';
import { useMediaQuery } from '@/shared/lib/responsive';
import type { FocusHandle } from '@/shared/lib/roving-focus';
import { useScrolledList } from '@/shared/lib/virtual-rows';
import { useAppDispatch } from '@/shared/store';
import type { OfferSubject, OfferPick } from '../model/offer-draft';
import { copiesChosen } from '../model/offer-drafts-slice';
import type { Offerable, OfferedItem } from '../model/offered-item';
import styles from './available-list.module.css';
import { AvailableRow } from './available-row';

/** In CSS pixels; the style sheet holds every row to it. */
const ROW_HEIGHT = { wide: 76, narrow: 104 };
const HEADING_HEIGHT = 36;
const NARROW = '(max-width: 575px)';

interface AvailableListProps {
  open: OfferSubject;
  groups: readonly SetGroup<Offerable>[];
  items: readonly OfferedItem[];
  /** Leads the keyboard to the printings. */
  handle: Ref<FocusHandle>;
}

/**
 * A list's printings under their sets' names, of which only those in sight are drawn. They are one stop of the Tab key;
 * arrows up and down, Enter and the page keys lead from one's field to another's.
 */
export function AvailableList({ open, groups, items, handle }: AvailableListProps) {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  const lineHeight = ROW_HEIGHT[useMediaQuery(NARROW) ? 'narrow' : 'wide'];
  const lines = useMemo(
    () =>
      groups.flatMap(({ cardSet, printings }) =>
        printings.map((row, at) => ({ id: row.id, row, setName: at === 0 ? cardSet.name : null })),
      ),
    [groups],
  );
  const drawn = useScrolledList({
    box,
    items: lines,
    lineHeight,
    heightAbove: useCallback((at: number) => (lines[at]?.setName ? HEADING_HEIGHT : 0), [lines]),
    keyFor: enterAsDown,
    handle,
  });
  const offered = useMemo(
    () => new Map(items.map(({ row, quantity }) => [row.id, quantity])),
    [items],
  );
  const choose = useCallback((pick: OfferPick) => void dispatch(copiesChosen(pick)), [dispatch]);
  const wanted = useWantedCounts();
  const isFull = items.length >= MAX_OFFER_ITEMS;
  return (
    <div ref={box} className={styles.scroller}>
      {isFull && <p className={styles.full}>An offer has at most {MAX_OFFER_ITEMS} printings.</p>}
      {lines.length === 0 && <p className={styles.nothing}>No results found</p>}
      {/* What is typed here comes from the fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        aria-label="Cards to choose"
        className={styles.list}
        style={{ height: drawn.height }}
        {...drawn.events}
      >
        {drawn.lines.map(({ index, top }) => {
          const line = lines[index];
          if (!line) return null;
          const { id, row, setName } = line;
          return (
            <li
              key={id}
              data-item-id={id}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              className={styles.line}
              style={{ top }}
            >
              {setName && (
                <h4 className={styles.set} style={{ height: HEADING_HEIGHT }}>
                  {setName}
                </h4>
              )}
              <AvailableRow
                row={row}
                offerType={open.offerType}
                wanted={open.offerType === 'BUY' ? wanted[id] : undefined}
                quantity={offered.get(id) ?? 0}
                isFull={isFull}
                height={lineHeight}
                isActive={index === drawn.active}
                onChoose={choose}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const enterAsDown = (key: string) => (key === 'Enter' ? 'ArrowDown' : key);
