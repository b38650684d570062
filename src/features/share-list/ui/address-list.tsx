import { useRef, useState } from 'react';
import type { Share } from '@/entities/sharing';
import { Button } from '@/shared/ui/button';
import styles from './share-list.module.css';

interface AddressListProps {
  shares: readonly Share[];
  /** Whether everyone sees it, these people with them. */
  isMoot: boolean;
  onRemove: (email: string) => Promise<void>;
  /** The focus has to go on from here: the last one that could be removed is going. */
  onLeave: () => void;
}

/** The addresses that something is shared with, each to be taken away. */
export function AddressList({ shares, isMoot, onRemove, onLeave }: AddressListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (shares.length === 0) return null;
  const remove = (at: number, email: string) => {
    const { children } = list.current as HTMLUListElement;
    const neighbour = (children[at + 1] ?? children[at - 1])?.querySelector('button');
    if (neighbour) neighbour.focus();
    else onLeave();
    return onRemove(email);
  };
  return (
    <>
      {isMoot && (
        <p className={styles.note}>They keep access when you stop sharing with everyone.</p>
      )}
      <ul ref={list} className={styles.list} aria-label="People you share with">
        {shares.map(({ id, email }, at) => (
          <AddressRow key={id} email={email} onRemove={() => remove(at, email)} />
        ))}
      </ul>
    </>
  );
}

function AddressRow({ email, onRemove }: { email: string; onRemove: () => Promise<void> }) {
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };
  return (
    <li className={styles.row}>
      <span className={styles.address}>{email}</span>
      <Button
        variant="quiet"
        icon="close"
        className={styles.remove}
        aria-label={`Remove ${email}`}
        loading={isRemoving}
        onClick={() => void remove()}
      />
    </li>
  );
}
