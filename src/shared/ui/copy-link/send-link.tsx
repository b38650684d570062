import { useSyncExternalStore } from 'react';
import { Button } from '../button';
import styles from './copy-link.module.css';

const never = () => () => undefined;
const canShare = () => 'share' in navigator;

/** Hands an address to the device's own sharing, where a phone or tablet has one; it can always be copied. */
export function SendLink({ address }: { address: string }) {
  const isThere = useSyncExternalStore(never, canShare, () => false);
  if (!isThere) return null;
  const send = () => {
    // Rejected if the person thinks better of it.
    navigator.share({ url: address }).catch(() => undefined);
  };
  return (
    <Button icon="share" className={styles.send} onClick={send}>
      Send link
    </Button>
  );
}
