import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { cardIn, type Direction, type Leaf } from '../model/leaf-through';
import styles from './leaf-buttons.module.css';

interface LeafButtonsProps {
  /** Null without a list, or until it is known. */
  leaf: Leaf | null;
  onLeaf: (direction: Direction) => void;
}

/** Buttons for the previous and next card of the list that the viewer came from, with this card's position. */
export const LeafButtons = ({ leaf, onLeaf }: LeafButtonsProps) => (
  <div className={styles.buttons} role="group" aria-label="Cards of the list" aria-hidden={!leaf}>
    <LeafButton
      leaf={leaf}
      direction="previous"
      title="Previous card"
      keySign="←"
      onLeaf={onLeaf}
    />
    <span className={styles.position} role="status">
      {leaf && (
        <>
          <VisuallyHidden>Card </VisuallyHidden>
          <span>{leaf.position}</span> <span aria-hidden="true">/</span>
          <VisuallyHidden>of</VisuallyHidden> <span>{leaf.total}</span>
        </>
      )}
    </span>
    <LeafButton leaf={leaf} direction="next" title="Next card" keySign="→" onLeaf={onLeaf} />
  </div>
);

interface LeafButtonProps extends LeafButtonsProps {
  direction: Direction;
  title: string;
  /** The symbol of the key that does the same. */
  keySign: string;
}

const LeafButton = ({ leaf, direction, title, keySign, onLeaf }: LeafButtonProps) => (
  <Button
    variant="quiet"
    icon={direction}
    aria-label={title}
    title={`${title} (${keySign})`}
    // Not disabled, which would take the focus away.
    aria-disabled={cardIn(leaf, direction) === null}
    tabIndex={leaf ? undefined : -1}
    onClick={() => onLeaf(direction)}
  />
);
