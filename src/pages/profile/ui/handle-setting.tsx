import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { HANDLE_LENGTH } from '@domain/user';
import { HandleField } from '@/entities/user';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Notice } from '@/shared/ui/notice';
import {
  useTemporaryMessage,
  handleForm,
  type HandleForm as Values,
  useSetHandle,
} from '../model/use-set-handle';
import styles from './handle-setting.module.css';

interface HandleSettingProps {
  /** null until it is set; then it is read-only (rules/accounts#handle). */
  handle: string | null;
  /** Called when the handle has been set. */
  onSet: () => void;
}

/** The handle: a form until it is set, read-only afterwards. */
export function HandleSetting({ handle, onSet }: HandleSettingProps) {
  const [message, show] = useTemporaryMessage();
  const place = useRef<HTMLDivElement>(null);
  const isJustSet = useRef(false);
  useEffect(() => {
    // The form is gone, and with it the focused element.
    if (handle !== null && isJustSet.current) place.current?.focus();
  }, [handle]);
  const finish = () => {
    isJustSet.current = true;
    show('Handle successfully updated');
    onSet();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {handle === null ? (
        <>
          <p>
            Choose the name that other players will know you by. You need one to share lists and
            trade.
          </p>
          <HandleForm onDone={finish} />
        </>
      ) : (
        <>
          <p className={styles.handle}>{handle}</p>
          <p className={styles.note}>Other players know you by this name. It can’t be changed.</p>
        </>
      )}
      {message && <Notice tone="success">{message}</Notice>}
    </div>
  );
}

const HINT = `Lowercase letters, numbers, dash and underscore; ${HANDLE_LENGTH} characters at most.`;

/** A form for the handle, with a confirmation, since it can't be changed later (rules/accounts#handle). */
function HandleForm({ onDone }: { onDone: () => void }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    resolver: zodResolver(handleForm),
    defaultValues: { handle: '' },
  });
  const { send, isPending } = useSetHandle();
  const [asked, setAsked] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const ask = ({ handle }: Values) => {
    setFailure(null);
    setAsked(handle);
  };
  const confirm = async (handle: string) => {
    const outcome = await send(handle);
    // Closed at once: the dialog returns the focus, and the field may take it afterwards.
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
          error={formState.errors.handle?.message}
          maxLength={HANDLE_LENGTH}
          className={styles.field}
        />
        <Button type="submit" variant="primary" className={styles.submit}>
          Set handle
        </Button>
      </div>
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

interface ConfirmHandleProps {
  handle: string;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Warns that a handle can be set once only (rules/accounts#handle). */
const ConfirmHandle = ({ handle, ...rest }: ConfirmHandleProps) => (
  <ConfirmDialog {...rest} title="Set your handle?" confirmLabel="Set handle">
    <p>
      Your handle will be <strong>{handle}</strong>. Other players see it on your lists and offers.
    </p>
    <p>It can only be set once: you cannot change it afterwards.</p>
  </ConfirmDialog>
);
