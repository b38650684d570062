import { zodResolver } from '@hookform/resolvers/zod';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { HANDLE_LENGTH, handleErrorText } from '@domain/user';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Notice } from '@/shared/ui/notice';
import { useHandleRefusalQuery } from '../api/user-api';
import { handleForm, type HandleForm as Values, useSetHandle } from '../model/use-set-handle';
import { HandleField } from './handle-field';
import styles from './handle-form.module.css';

const HINT = `It can only be set once. Lowercase letters, numbers, dash and underscore; ${HANDLE_LENGTH} characters at most.`;

interface HandleFormProps {
  /** Whether somebody opened it to type at once. */
  takesFocus?: boolean;
  onDone: () => void;
}

/** Asks for a handle and confirms it, since it can't be changed later (rules/accounts#handle). */
export function HandleForm({ takesFocus = false, onDone }: HandleFormProps) {
  const { register, handleSubmit, setError, setFocus, formState, watch } = useForm<Values>({
    resolver: zodResolver(handleForm),
    defaultValues: { handle: '' },
  });
  const { send, isPending } = useSetHandle();
  const typed = watch('handle');
  const refusal = useRefusal(typed);
  const [asked, setAsked] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (takesFocus) setFocus('handle');
  }, [takesFocus, setFocus]);

  const ask = ({ handle }: Values) => {
    setFailure(null);
    // The field says why already.
    if (refusal) setFocus('handle');
    else setAsked(handle);
  };
  const confirm = async (handle: string) => {
    const outcome = await send(handle);
    // Closed at once: the dialog returns the focus to its origin, and the field may take it afterwards.
    flushSync(() => setAsked(null));
    if (outcome.ok) return onDone();
    if (outcome.reason === 'failed') return setFailure(outcome.text);
    setError('handle', { message: outcome.text });
    setFocus('handle');
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(ask)(event)}>
      <div className={styles.line}>
        <HandleField
          {...register('handle')}
          label="Handle"
          hint={HINT}
          error={formState.errors.handle?.message ?? (refusal && handleErrorText([refusal]))}
          maxLength={HANDLE_LENGTH}
          className={styles.field}
        />
        <Button type="submit" variant="primary" className={styles.submit}>
          Set handle
        </Button>
      </div>
      {/* There from the start, so that nothing below it moves. */}
      <p role="status" className={styles.free}>
        {refusal === null && `“${typed}” is free.`}
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      {asked !== null && (
        <ConfirmHandle
          handle={asked}
          pending={isPending}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </form>
  );
}

/** The code with which what is typed would be refused; null if it is free, undefined until that is known. */
function useRefusal(typed: string): string | null | undefined {
  const isWellFormed = handleForm.safeParse({ handle: typed }).success;
  return useHandleRefusalQuery(isWellFormed ? typed : skipToken, {
    refetchOnMountOrArgChange: true,
  }).currentData;
}

interface ConfirmHandleProps {
  handle: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Warns that a handle can be set only once (rules/accounts#handle). */
const ConfirmHandle = ({ handle, ...rest }: ConfirmHandleProps) => (
  <ConfirmDialog {...rest} title="Set your handle?" confirmLabel="Set handle">
    <p>
      <span>Your handle will be</span> <strong translate="no">{handle}</strong>
      <span>. Other players see it on your lists and offers.</span>
    </p>
    <p>It can only be set once: you cannot change it afterwards.</p>
  </ConfirmDialog>
);
