import { useCallback, useEffect, useRef, useState } from 'react';
import { HandleForm } from '@/entities/user';
import { Notice } from '@/shared/ui/notice';
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
          <p className={styles.handle} translate="no">
            {handle}
          </p>
          <p className={styles.note}>Other players know you by this name. It can’t be changed.</p>
        </>
      )}
      {message && <Notice tone="success">{message}</Notice>}
    </div>
  );
}

/** How long a message of the profile is shown, in milliseconds (rules/accounts#profile). */
const SHOWN_FOR = 3000;

/** A message that disappears by itself. @returns the text to show, null for none, and how to show one */
function useTemporaryMessage(): [string | null, (text: string) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  const show = useCallback((text: string) => setMessage({ text }), []);
  return [message?.text ?? null, show];
}
