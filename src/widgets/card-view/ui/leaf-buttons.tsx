import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Direction, Leaf } from '../model/leaf-through';
import styles from './leaf-buttons.module.css';

interface LeafButtonsProps {
  /** Null while the list isn't known, or without one. */
  leaf: Leaf | null;
  onLeaf: (direction: Direction) => void;
}

/** Lead to the cards beside this one in the list that the viewer came from, and say where it is there. */
export const LeafButtons = ({ leaf, onLeaf }: LeafButtonsProps) => (
  <div className={styles.buttons} role="group" aria-label="Cards of the list" aria-hidden={!leaf}>
    <Button
      variant="quiet"
      icon="previous"
      aria-label="Previous card"
      title="Previous card (←)"
      // Not disabled, which would take the focus away.
      aria-disabled={!leaf?.previousId}
      tabIndex={leaf ? undefined : -1}
      onClick={() => onLeaf('previous')}
    />
    <span className={styles.position} role="status">
      {leaf && (
        <>
          <VisuallyHidden>Card </VisuallyHidden>
          {leaf.position} <span aria-hidden="true">/</span>
          <VisuallyHidden>of</VisuallyHidden> {leaf.total}
        </>
      )}
    </span>
    <Button
      variant="quiet"
      icon="next"
      aria-label="Next card"
      title="Next card (→)"
      aria-disabled={!leaf?.nextId}
      tabIndex={leaf ? undefined : -1}
      onClick={() => onLeaf('next')}
    />
  </div>
);
