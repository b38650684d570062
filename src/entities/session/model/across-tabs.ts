/** A yes or no that this browser remembers for all tabs. If storage is switched off, nothing is remembered. */
const rememberedFlag = (key: string) => ({
  get(): boolean {
    try {
      return localStorage.getItem(key) === 'yes';
    } catch {
      return false;
    }
  },
  set(value: boolean): void {
    try {
      if (value) localStorage.setItem(key, 'yes');
      else localStorage.removeItem(key);
    } catch {
      // Storage is switched off.
    }
  },
});

/** Whether a logout is pending, in all tabs. */
export const pendingSignOut = rememberedFlag('sign-out-waiting');

/** Whether somebody was signed in at the last visit: the assumed layout until the server answers. */
export const expectedUser = rememberedFlag('signed-in');

const NAME = 'starbinder-session';

/** The messages between tabs. */
interface Message {
  userId: string | null;
}

/** Announces the signed-in user to all tabs, including this one, where it changes nothing. */
export function announceUser(userId: string | null): void {
  const channel = new BroadcastChannel(NAME);
  // A channel has no target: only our origin can use it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage({ userId } satisfies Message);
  channel.close();
}

/** Listens to other tabs until the returned function is called. */
export function onUserAnnounced(listener: (userId: string | null) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data.userId));
  return () => channel.close();
}
