import { useRef, useState, forwardRef, useImperativeHandle } from 'react';
import { useForm } from 'react-hook-form';
import { SHARE_ADDRESS_ERRORS, shareAddressErrorOf, toShareAddress } from '@domain/sharing';
import type { Share } from '@/entities/sharing';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';
import type { EditOutcome } from '../model/use-sharing';
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

export interface AddAddressHandle {
  focus: () => void;
  /** Adds what was typed. @returns whether there was nothing to add or it was added */
  flush: () => Promise<boolean>;
}

interface AddAddressProps {
  /** The addresses that are there already, in lower case. */
  added: readonly string[];
  disabled: boolean;
  onAdd: (email: string) => Promise<EditOutcome>;
}

/**
 * Takes one address more, by Enter or the button; what was typed stays until it was added
 * (rules/sharing#addresses-typed).
 */
export const AddAddress = forwardRef<AddAddressHandle, AddAddressProps>(function AddAddress(
  { added, disabled, onAdd },
  ref,
) {
  const { register, handleSubmit, setError, setFocus, getValues, reset, formState } = useForm({
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = async () => {
    let isAdded = false;
    await handleSubmit(async ({ email }) => {
      const { isDone, failure } = await onAdd(toShareAddress(email));
      isAdded = isDone;
      if (failure === null) reset();
      else setError('email', { message: failure });
      setFocus('email');
    })();
    return isAdded;
  };
  useImperativeHandle(ref, () => ({
    focus: () => setFocus('email'),
    flush: async () => disabled || getValues('email').trim() === '' || submit(),
  }));
  return (
    <form
      noValidate
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <TextField
        {...register('email', { validate: (typed) => wordsFor(typed, added) ?? true })}
        type="email"
        label="Email address"
        hint="What they sign in with. They need no account yet, and aren’t notified."
        error={disabled ? undefined : errors.email?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
        className={styles.email}
      />
      <Button type="submit" disabled={disabled} loading={isSubmitting} className={styles.add}>
        Add
      </Button>
    </form>
  );
});

function wordsFor(typed: string, added: readonly string[]): string | null {
  const code = shareAddressErrorOf(typed, added);
  return code === null ? null : SHARE_ADDRESS_ERRORS[code];
}
