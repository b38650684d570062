import { rememberedFlag } from '@/shared/lib/storage';

/** Whether a logout waits to be heard by the server. All tabs know of it. */
export const pendingSignOut = rememberedFlag('sign-out-waiting');

/** Whether somebody was signed in at the last visit: a guess at what to lay out until the server has answered. */
export const expectedUser = rememberedFlag('signed-in');

const NAME = 'starbinder-session';

/** What tabs tell each other. */
interface Message {
  userId: string | null;
}

/** Tells all tabs who is signed in. This one hears it as well, which changes nothing. */
export function announceUser(userId: string | null): void {
  const channel = new BroadcastChannel(NAME);
  // A channel has no target: it is our origin's alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage({ userId } satisfies Message);
  channel.close();
}

/** Listens to what tabs tell, until the returned function is called. */
export function onUserAnnounced(listener: (userId: string | null) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data.userId));
  return () => channel.close();
}
