import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { signOut } from '@/entities/session';
import { apiErrorOf } from '@/shared/api';
import { formatMoment } from '@/shared/lib/format';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { LoadError } from '@/shared/ui/load-error';
import { Moment } from '@/shared/ui/moment';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  useEndSessionMutation,
  useEndSessionsMutation,
  useSessionsQuery,
} from '../api/sessions-api';
import styles from './profile-page.module.css';

/** Where the viewer is signed in, and buttons that end it (rules/accounts#sessions). */
export function Sessions() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const {
    data: sessions,
    error,
    refetch,
  } = useSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, ending] = useEndSessionsMutation();
  const [endOne, endingOne] = useEndSessionMutation();
  const place = useRef<HTMLDivElement>(null);
  if (!sessions) {
    return error ? (
      <LoadError error={apiErrorOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={3} label="Loading where you are signed in" />
    );
  }
  const endAll = async () => {
    const answer = await end({ keepsThis: false });
    if (!answer.error) void dispatch(signOut(key));
  };
  const endOneOf = async (id: string) => {
    // The button goes, and with it the focus.
    if (!(await endOne({ id })).error) place.current?.focus();
  };
  const failure = ending.error ?? endingOne.error;
  return (
    <div ref={place} tabIndex={-1}>
      <ul className={styles.list} aria-label="Where you are signed in">
        {sessions.map(({ id, startedAt, expiresAt, isCurrent }) => (
          <li key={id} className={styles.withButton}>
            <span>
              <strong>{isCurrent ? 'This browser' : 'Another browser'}</strong>{' '}
              <span className={styles.note}>
                <span>signed in</span> <Moment at={startedAt} />
                <span>, until</span> <Moment at={expiresAt} /> <span>at most</span>
              </span>
            </span>
            {!isCurrent && (
              <Button
                aria-label={`Sign out the browser signed in ${formatMoment(startedAt)}`}
                loading={endingOne.isLoading && endingOne.originalArgs?.id === id}
                onClick={() => void endOneOf(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failure && <Notice tone="error">{apiErrorOf(failure).message}</Notice>}
      <div className={styles.actions}>
        <Button
          icon="logout"
          loading={ending.isLoading}
          disabled={sessions.length < 2}
          onClick={() => void end({ keepsThis: true })}
        >
          Sign out everywhere else
        </Button>
        <Button icon="logout" loading={ending.isLoading} onClick={() => void endAll()}>
          Sign out everywhere
        </Button>
      </div>
    </div>
  );
}
