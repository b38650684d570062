import { useEffect, useRef } from 'react';
import { Notice } from '@/shared/ui/notice';
import { usePassingMessage } from '../model/use-passing-message';
import { HandleForm } from './handle-form';
import styles from './handle-setting.module.css';

interface HandleSettingProps {
  /** null until it is set; then it is read-only (rules/accounts#handle). */
  handle: string | null;
  /** The handle was set. */
  onSet: () => void;
}

/** The handle: a form until it is set, a fact from then on. */
export function HandleSetting({ handle, onSet }: HandleSettingProps) {
  const [message, show] = usePassingMessage();
  const place = useRef<HTMLDivElement>(null);
  const isJustSet = useRef(false);
  useEffect(() => {
    // The form is gone, and with it whatever in it had the focus.
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
            Choose a name that other players know you by. You need one to share lists and trade.
          </p>
          <HandleForm onDone={finish} />
        </>
      ) : (
        <>
          <p className={styles.handle}>{handle}</p>
          <p className={styles.note}>Other players know you by this name. It stays as it is.</p>
        </>
      )}
      {message && <Notice tone="success">{message}</Notice>}
    </div>
  );
}
