import { useRef, useState, forwardRef, useImperativeHandle } from 'react';
import { useForm } from 'react-hook-form';
import { SHARE_ADDRESS_ERRORS, shareAddressErrorOf, toShareAddress } from '@domain/sharing';
import type { Share } from '@/entities/sharing';
import { Button } from '@/shared/ui/button';
import { Muted } from '@/shared/ui/muted';
import { TextField } from '@/shared/ui/text-field';
import type { EditOutcome } from '../model/use-sharing';
import styles from './share-list.module.css';

interface AddressListProps {
  shares: readonly Share[];
  /** Whether it is shared with everyone, which includes these people. */
  isMoot: boolean;
  onRemove: (email: string) => Promise<void>;
  /** Called when the last address is removed, so that the focus can move on. */
  onLeave: () => void;
}

/** The addresses that something is shared with, each with a button to remove it. */
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
      {isMoot && <Muted as="p">They keep access when you stop sharing with everyone.</Muted>}
      <ul ref={list} role="list" aria-label="People you share with">
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
  /** Whether something is typed that isn't added yet. */
  hasText: () => boolean;
  /** Adds what was typed. @returns whether it was added, or there was nothing to add */
  flush: () => Promise<boolean>;
}

interface AddAddressProps {
  /** The existing addresses, in lower case. */
  added: readonly string[];
  disabled: boolean;
  onAdd: (email: string) => Promise<EditOutcome>;
}

/** Adds an address by Enter or the button; typed text stays until it has been added (rules/sharing#addresses-typed). */
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
  const hasText = () => getValues('email').trim() !== '';
  useImperativeHandle(ref, () => ({
    focus: () => setFocus('email'),
    hasText,
    flush: async () => disabled || !hasText() || submit(),
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
        hint="The address that they sign in with. They don’t need an account yet and aren’t notified."
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
