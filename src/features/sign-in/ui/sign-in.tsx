import { Button } from '@/shared/ui/button';
import { useSignIn } from '../model/use-sign-in';
import { SignInErrorNotice } from './sign-in-error-notice';
import styles from './sign-in.module.css';

/**
 * The button that leads to the identity provider (rules/sign-in#flow), and why it couldn't.
 *
 * @param wantedPath where to return afterwards
 */
export function SignIn({ wantedPath }: { wantedPath: string }) {
  const { start, isPending, error } = useSignIn(wantedPath);
  return (
    <div className={styles.place}>
      <Button variant="primary" icon="login" loading={isPending} onClick={start}>
        Login with Google
      </Button>
      {error && <SignInErrorNotice error={error} onRetry={start} />}
    </div>
  );
}
