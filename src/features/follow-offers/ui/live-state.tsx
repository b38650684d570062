import { useAppSelector } from '@/shared/store';
import { selectConnection } from '../model/live-slice';
import styles from './live-state.module.css';

const SENTENCES = {
  connecting: 'Connecting…',
  live: 'Live updates on',
  lost: 'Connection lost: trying again…',
} as const;

/** Whether the page receives live updates; a change is announced politely. */
export function LiveState() {
  const connection = useAppSelector(selectConnection);
  return (
    <p role="status" className={styles.live} data-connection={connection}>
      <span className={styles.light} aria-hidden />
      <span>{SENTENCES[connection]}</span>
    </p>
  );
}
