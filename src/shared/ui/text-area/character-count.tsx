import { classNames } from '@/shared/lib/class-names';
import { VisuallyHidden } from '../visually-hidden';
import { spokenRoom } from './spoken-room';
import styles from './text-area.module.css';

interface CharacterCountProps {
  length: number;
  limit: number;
}

/** “12 / 1000” for the eye; for the ear a sentence now and then, once there is little room left. */
export const CharacterCount = ({ length, limit }: CharacterCountProps) => (
  <div className={classNames(styles.count, length > limit && styles.over)}>
    <span aria-hidden="true">
      {length} / {limit}
    </span>
    <VisuallyHidden>
      <span role="status">{spokenRoom(length, limit)}</span>
    </VisuallyHidden>
  </div>
);
