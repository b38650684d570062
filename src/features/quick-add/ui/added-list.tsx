import { useEffect, useRef, useState, memo } from 'react';
import { VARIANT_TYPE_NAMES } from '@domain/card';
import { useAppSelector, useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Muted } from '@/shared/ui/muted';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { undo } from '../model/quick-add-commands';
import { selectAdditions, type Addition } from '../model/quick-add-slice';
import styles from './quick-add.module.css';

/** The additions, newest first; the result of each is announced to screen readers. */
export function AddedList() {
  const additions = useAppSelector(selectAdditions);
  const announcement = useLiveAnnouncement(additions);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {additions.length > 0 && (
        // A list that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles.added} aria-label="Just added" tabIndex={0}>
          {additions.map((addition) => (
            <AddedItem key={addition.key} addition={addition} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The latest change of an addition, in words. Additions already listed at first aren't announced. */
function useLiveAnnouncement(additions: readonly Addition[]): string {
  const known = useRef(additions);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const before = new Set(known.current);
    known.current = additions;
    const words = additions.filter((each) => !before.has(each)).map(additionWords);
    const received = words.filter((each) => each !== '');
    if (received.length > 0) setAnnouncement(received.join(' '));
  }, [additions]);
  return announcement;
}

/** The result of an addition, beside it. */
function stateText({ status, failure, seen, undoState, undoFailure }: Addition): string | null {
  if (status === 'refused') return failure?.message ?? null;
  if (status === 'sending') return 'Adding…';
  if (status === 'retrying') return 'Not sent yet';
  if (undoFailure !== null) return undoFailure;
  if (undoState === 'undone') return 'Undone';
  return seen?.inventory == null ? null : `You have ${seen.inventory}`;
}

/** An addition with its result and its undo button. */
const AddedItem = memo(function AddedItem({ addition }: { addition: Addition }) {
  const dispatch = useAppDispatch();
  const { key, number, name, variantType, wanted: count, status, undoState } = addition;
  const canUndo = status === 'saved' && undoState !== 'undone';
  return (
    <li className={styles.item} data-status={undoState === 'undone' ? 'undone' : status}>
      <span className={styles.count}>{`+${count}`}</span>
      <span className={styles.number} translate="no">
        {number}
      </span>
      <span className={styles.name}>
        <span translate="no">{name}</span> <Muted>{VARIANT_TYPE_NAMES[variantType]}</Muted>
      </span>
      <span className={styles.state}>{stateText(addition)}</span>
      {canUndo && (
        <Button
          variant="quiet"
          className={styles.undo}
          aria-label={`Undo ${additionLabel(addition)}`}
          loading={undoState === 'undoing'}
          onClick={() => void dispatch(undo(key))}
        >
          Undo
        </Button>
      )}
    </li>
  );
});

/** An addition in words: “3 × Lantern Scout, Foil”. */
const additionLabel = ({ wanted: count, name, variantType }: Addition): string =>
  `${count} × ${name}, ${VARIANT_TYPE_NAMES[variantType]}`;

/** An addition's state, as announced to screen readers. */
function additionWords(addition: Addition): string {
  const label = additionLabel(addition);
  const { status, failure, seen, undoState, undoFailure } = addition;
  const has = seen?.inventory == null ? '' : ` You have ${seen.inventory}.`;
  if (status === 'refused') return `Not added: ${label}. ${failure?.message ?? ''}`;
  if (status === 'retrying') return `Not sent yet: ${label}.`;
  if (status !== 'saved') return '';
  if (undoFailure !== null) return `Not undone: ${label}. ${undoFailure}`;
  if (undoState === 'undone') return `Undone: ${label}.${has}`;
  return undoState === 'none' ? `Added ${label}.${has}` : '';
}
