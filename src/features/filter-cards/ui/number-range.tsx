import type { CSSProperties } from 'react';
import { FILTER_FIELDS, type NumberListField } from '@domain/card-filter';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { rangeChosen, selectCardFilter } from '../model/card-list-slice';
import styles from './number-range.module.css';

interface NumberRangeProps {
  field: NumberListField;
  /** At least two, in order. */
  options: readonly number[];
}

/**
 * Two thumbs that choose all numbers from one to another; from end to end, none is chosen and every card is shown
 * (rules/filters#ranges).
 */
export function NumberRange({ field, options }: NumberRangeProps) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => selectCardFilter(state)[field]);
  const end = options.length - 1;
  const places = options.flatMap((option, at) => (chosen.includes(option) ? [at] : []));
  const from = places[0] ?? 0;
  const to = places.at(-1) ?? end;
  const choose = (first: number, last: number) => {
    const isAll = first === 0 && last === end;
    dispatch(rangeChosen({ field, values: isAll ? [] : options.slice(first, last + 1) }));
  };
  const { label } = FILTER_FIELDS[field];
  return (
    <span
      className={styles.range}
      style={{ '--from': from / end, '--to': to / end } as CSSProperties}
      data-chosen={places.length > 0 || undefined}
    >
      <Thumb
        label={`${label} from`}
        options={options}
        at={from}
        // Where both are at the upper end, only this one can be moved.
        isAbove={from === end}
        onMove={(at) => choose(Math.min(at, to), to)}
      />
      <Thumb
        label={`${label} to`}
        options={options}
        at={to}
        onMove={(at) => choose(from, Math.max(at, from))}
      />
    </span>
  );
}

interface ThumbProps {
  label: string;
  options: readonly number[];
  /** Its place among the options. */
  at: number;
  isAbove?: boolean;
  onMove: (at: number) => void;
}

const Thumb = ({ label, options, at, isAbove = false, onMove }: ThumbProps) => (
  <input
    type="range"
    className={styles.thumb}
    aria-label={label}
    aria-valuetext={String(options[at])}
    min={0}
    max={options.length - 1}
    value={at}
    data-above={isAbove || undefined}
    onChange={(event) => onMove(Number(event.target.value))}
  />
);
