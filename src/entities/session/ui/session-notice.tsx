import { useAppDispatch, useAppSelector } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { selectSession, sessionNoticeClosed } from '../model/session-slice';
import styles from './session-notice.module.css';

const TEXTS = {
  signedOut: 'You have been signed out.',
  signOutUnconfirmed:
    'You are logged out in this browser. The server couldn’t be reached; it will be notified as soon as possible.',
};

/** Shows what happened to a session without the user's action. */
export function SessionNotice() {
  const { notice } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  if (notice === null) return null;
  return (
    <div className={styles.place}>
      <Notice
        tone={notice === 'signedOut' ? 'info' : 'warning'}
        actions={
          <Button
            variant="quiet"
            icon="close"
            aria-label="Close"
            onClick={() => dispatch(sessionNoticeClosed())}
          />
        }
      >
        {TEXTS[notice]}
      </Notice>
    </div>
  );
}
