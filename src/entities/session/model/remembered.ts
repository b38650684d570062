import { rememberedFlag } from '@/shared/lib/storage';

/** Whether a logout waits to be heard by the server. All tabs know of it. */
export const waitingSignOut = rememberedFlag('sign-out-waiting');

/** Whether somebody was signed in at the last visit: a guess at what to lay out until the server has answered. */
export const expectedUser = rememberedFlag('signed-in');
