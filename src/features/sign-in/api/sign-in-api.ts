import { baseApi, toApiError } from '@/shared/api';
import { SignInError, startSignIn } from './start-sign-in';

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
