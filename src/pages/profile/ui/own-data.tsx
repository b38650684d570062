import { useLocation } from 'react-router-dom';
import { DeleteAccount } from './delete-account';
import { DownloadOwnData } from './download-own-data';
import { SignIn } from '@/features/sign-in';
import { signOut } from '@/entities/session';
import { routes } from '@/shared/routes';
import { useAppDispatch } from '@/shared/store';
import styles from './profile-page.module.css';

/** Takes a copy of all that is kept about the person, or takes it away. */
export function OwnData() {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  return (
    <>
      <p>Take a copy of everything that is kept about you, or take it all away.</p>
      <div className={styles.actions}>
        <DownloadOwnData />
        <DeleteAccount
          signInAgain={<SignIn wantedPath={routes.profile} />}
          onDeleted={() => void dispatch(signOut(key))}
        />
      </div>
    </>
  );
}
