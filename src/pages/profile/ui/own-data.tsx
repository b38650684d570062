import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { DeleteAccount } from '@/features/delete-account';
import { SignIn } from '@/features/sign-in';
import { signOut, type SessionDispatch } from '@/entities/session';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/link-button';
import styles from './profile-page.module.css';

/** Takes a copy of all that is kept about the person, or takes it away. */
export function OwnData() {
  const dispatch = useDispatch<SessionDispatch>();
  const { key } = useLocation();
  return (
    <>
      <p>Take a copy of everything that is kept about you, or take it all away.</p>
      <div className={styles.actions}>
        <LinkButton to="/api/my_data" reloadDocument download icon="download">
          Download my data
        </LinkButton>
        <DeleteAccount
          signInAgain={<SignIn wantedPath={routes.profile} />}
          onDeleted={() => void dispatch(signOut(key))}
        />
      </div>
    </>
  );
}
