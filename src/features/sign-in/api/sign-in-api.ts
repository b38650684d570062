import { redirectPath } from '@domain/user';
import { settleSignOut } from '@/entities/session';
import { callFaults, restFetch, type ApiError, baseApi, toApiError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';
import { z } from '@/shared/lib/schema';

/**
 * Whether the browser may go to an address from an answer: one of ours, or a provider's by https. If the program itself
 * uses http, as on a local machine, the provider may too. Never a script.
 */
export function isSafeRedirect(
  address: string,
  own: Pick<Location, 'href' | 'origin' | 'protocol'>,
): boolean {
  if (address === '' || !URL.canParse(address, own.href)) return false;
  const { origin, protocol } = new URL(address, own.href);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return origin === own.origin || protocol === 'https:' || own.protocol === 'http:';
}

const csrfAnswer = z.object({ csrf_token: z.string() });
const startAnswer = z.object({ redirect_url: z.string() });

/** A sign-in that couldn't be started; `code` says why. Its message is the specification's (rules/sign-in#flow). */
class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly code: string;

  constructor(message: string, { code, ...cause }: ApiError) {
    super(message, { cause: { code, ...cause } });
    this.code = code;
  }
}

const failed = (error: ApiError) => new SignInError('Failed to initiate OAuth', error);

async function ask(wantedPath: string): Promise<string> {
  // A logout that is still waiting would end the new session.
  if (!(await settleSignOut())) throw failed(callFaults.network);
  const csrf = await restFetch('/api/csrf_token');
  if ('error' in csrf) throw failed(csrf.error);
  const token = z.safeParse(csrfAnswer, csrf.data);
  if (!token.success) throw failed(callFaults.unreadable);
  const answer = await restFetch('/auth/google_oauth2', {
    method: 'POST',
    headers: { 'X-CSRF-Token': token.data.csrf_token },
    json: { redirect_to: redirectPath(wantedPath) },
  });
  if ('error' in answer) throw failed(answer.error);
  const start = z.safeParse(startAnswer, answer.data);
  if (!start.success || !isSafeRedirect(start.data.redirect_url, window.location)) {
    throw new SignInError('No redirect URL received', callFaults.unreadable);
  }
  return start.data.redirect_url;
}

/**
 * Starts a sign-in (rules/sign-in#flow).
 *
 * @param wantedPath where to return afterwards; anything but a path of our own becomes `/`
 * @returns the address to which the browser has to go
 * @throws SignInError, logged (rules/sign-in#flow)
 */
async function startSignIn(wantedPath: string): Promise<string> {
  try {
    return await ask(wantedPath);
  } catch (thrown) {
    logError('Error starting the sign-in', thrown);
    throw thrown;
  }
}

const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the path to return to, gives the address to go to. The error's message is the specification's. */
    startSignIn: build.mutation<string, string>({
      queryFn: async (wantedPath) => {
        try {
          return { data: await startSignIn(wantedPath) };
        } catch (thrown) {
          if (!(thrown instanceof SignInError)) return { error: toApiError(thrown) };
          return { error: { code: thrown.code, message: thrown.message } };
        }
      },
    }),
  }),
});

export const { useStartSignInMutation } = signInApi;
