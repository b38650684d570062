import { useEffect } from 'react';
import { expectedUser } from '@/entities/session';
import { apiErrorOf, type ApiError } from '@/shared/api';
import { useLeave } from '@/shared/lib/leave';
import { useStartSignInMutation } from '../api/sign-in-api';

export interface SignIn {
  start: () => void;
  /** From the click until the browser has left. */
  isPending: boolean;
  error: ApiError | null;
}

/**
 * Leads to the identity provider and remembers where to return.
 *
 * @param wantedPath a path of our own
 */
export function useSignIn(wantedPath: string): SignIn {
  const leave = useLeave();
  const [startSignIn, { isLoading, isSuccess, error, reset }] = useStartSignInMutation();

  useEffect(() => {
    // The browser's Back button may bring the page back as it was left: waiting.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  const start = async () => {
    const { data: url } = await startSignIn(wantedPath);
    if (url === undefined) return;
    expectedUser.set(true);
    leave(url);
  };
  return {
    start: () => void start(),
    isPending: isLoading || isSuccess,
    error: apiErrorOf(error) ?? null,
  };
}
