import { useRef } from 'react';
import { useBlockedPlayersQuery, useUnblockPlayerMutation } from '@/entities/moderation';
import { apiErrorOf } from '@/shared/api';
import { formatDate } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './profile-page.module.css';

/** The players that the viewer has blocked, each with a button that takes it back (rules/moderation#blocked). */
export function BlockedPlayers() {
  const { data: players, error, refetch } = useBlockedPlayersQuery();
  const [unblock, unblocking] = useUnblockPlayerMutation();
  const place = useRef<HTMLDivElement>(null);
  if (!players) {
    return error ? (
      <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={2} label="Loading the players that you have blocked" />
    );
  }
  const takeBack = async (userHandle: string) => {
    // The button goes, and with it the focus.
    if (!(await unblock({ userHandle })).error) place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {unblocking.error && <Notice tone="error">{apiErrorOf(unblocking.error).message}</Notice>}
      {players.length === 0 ? (
        <p className={styles.note}>
          You have blocked nobody. To block a player, open the menu beside their name on their list,
          an offer or a match.
        </p>
      ) : (
        <ul className={styles.list} aria-label="Players that you have blocked">
          {players.map(({ handle, since }) => (
            <li key={handle} className={styles.withButton}>
              <span>
                <strong translate="no">{handle}</strong>{' '}
                <span className={styles.note}>{`since ${formatDate(since)}`}</span>
              </span>
              <Button
                aria-label={`Unblock ${handle}`}
                loading={unblocking.isLoading}
                onClick={() => void takeBack(handle)}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
