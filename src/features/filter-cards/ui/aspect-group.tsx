import { useContext } from 'react';
import {
  FILTER_FIELDS,
  NO_ASPECT,
  type AspectChoice,
  ASPECT_CHOICE_NAMES,
  aspectState,
  type AspectState,
} from '@domain/card-filter';
import { useAspectIconUrls, AspectSign } from '@/entities/aspect';
import styles from './filter-cards.module.css';
import { type ChoiceCounts, CountedNoun, countProps, FilterGroup } from './filter-group';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import { aspectCycled, selectCardFilter } from '../model/card-list-slice';

interface AspectGroupProps {
  options: readonly AspectChoice[];
  counts: ChoiceCounts;
}

/** The aspects with their three states; nothing if the cards give no choice. */
export function AspectGroup({ options, counts }: AspectGroupProps) {
  const urls = useAspectIconUrls();
  if (options.length === 0) return null;
  return (
    <FilterGroup
      label={FILTER_FIELDS.selectedAspects.label}
      hint="any: no other aspects; required: the card must have it"
    >
      <div className={styles.aspects}>
        {options.map((aspect) => (
          <AspectButton
            key={aspect}
            aspect={aspect}
            count={counts.get(aspect) ?? 0}
            iconUrl={aspect === NO_ASPECT ? undefined : urls[aspect]}
          />
        ))}
      </div>
    </FilterGroup>
  );
}

const PRESSED: Record<AspectState, boolean | 'mixed'> = {
  off: false,
  any: 'mixed',
  required: true,
};

interface AspectButtonProps {
  aspect: AspectChoice;
  /** How many of the shown cards have it. */
  count: number;
  /** The icon's address without a size; undefined where there is none or while it isn't known. */
  iconUrl: string | undefined;
}

/** A toggle for an aspect: each click moves on through off → any → required → off (rules/filters#aspect-button). */
function AspectButton({ aspect, count, iconUrl }: AspectButtonProps) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => aspectState(selectCardFilter(root), aspect));
  const name = ASPECT_CHOICE_NAMES[aspect];
  return (
    <button
      type="button"
      {...countProps(count, useContext(CountedNoun))}
      className={styles.button}
      aria-label={`${name}: ${state}`}
      aria-pressed={PRESSED[state]}
      onClick={() => dispatch(aspectCycled(aspect))}
    >
      <AspectSign url={iconUrl} />
      <span className={styles.aspectButtonName}>{name}</span>
      <span className={styles.state}>{state}</span>
    </button>
  );
}
