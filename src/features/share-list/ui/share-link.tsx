import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { generatePath, useHref } from 'react-router-dom';
import type { SharedSubject } from '@/entities/sharing';
import { useCopyText } from '@/shared/lib/browser/copy-text';
import { Button } from '@/shared/ui/button';
import { SendLink } from '@/shared/ui/copy-link';
import { TextField } from '@/shared/ui/text-field';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { shareWords } from '../model/share-words';
import styles from './share-list.module.css';

/** The public address to copy; if the browser doesn't allow copying, it is selected (rules/sharing#share-dialog). */
export function ShareLink({ subject, handle }: { subject: SharedSubject; handle: string }) {
  const path = useHref(generatePath(shareWords[subject].route, { handle }));
  const address = `${window.location.origin}${path}`;
  const { outcome, copy } = useCopyText(address);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outcome === 'refused') field.current?.focus();
  }, [outcome]);
  const isCopied = outcome === 'copied';
  return (
    <div className={clsx(styles.entry, styles.link)}>
      <TextField
        ref={field}
        label="Link"
        hint={
          outcome === 'refused'
            ? 'Your browser didn’t allow copying. The link is selected, so you can copy it yourself.'
            : 'It works for the people you share with.'
        }
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className={styles.email}
      />
      <Button icon={isCopied ? 'check' : 'link'} className={styles.copy} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <SendLink address={address} />
      <VisuallyHidden>
        <span role="status">{isCopied && 'The link is copied'}</span>
      </VisuallyHidden>
    </div>
  );
}
