import { Icon } from '@/shared/ui/icon';
import styles from './visibility.module.css';

/** Whether something is shared with everyone, or with chosen players only (rules/sharing#shared-card). */
export const Visibility = ({ publiclyShared }: { publiclyShared: boolean }) => (
  <span className={styles.visibility}>
    <Icon name={publiclyShared ? 'globe' : 'lock'} />
    {publiclyShared ? 'Shared with everyone' : 'Shared with chosen players'}
  </span>
);
