import {
  ASPECT_CHOICE_NAMES,
  aspectState,
  type AspectChoice,
  type AspectState,
} from '@domain/card-filter';
import { AspectSign } from '@/entities/aspect';
import { aspectCycled, selectCardFilter } from '@/entities/card-list';
import { useAppDispatch, useAppSelector } from '@/shared/store';
import styles from './aspect-button.module.css';

const PRESSED: Record<AspectState, boolean | 'mixed'> = {
  off: false,
  any: 'mixed',
  required: true,
};

interface AspectButtonProps {
  aspect: AspectChoice;
  /** The icon's address without a size; undefined where there is none or while it isn't known. */
  iconUrl: string | undefined;
}

/** Asks for an aspect: each click goes on in off → any → required → off (spec 4). */
export function AspectButton({ aspect, iconUrl }: AspectButtonProps) {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => aspectState(selectCardFilter(root), aspect));
  const name = ASPECT_CHOICE_NAMES[aspect];
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${name}: ${state}`}
      aria-pressed={PRESSED[state]}
      onClick={() => dispatch(aspectCycled(aspect))}
    >
      <AspectSign url={iconUrl} />
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>{state}</span>
    </button>
  );
}
