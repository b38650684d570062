import { clsx } from 'clsx';
import { useRef, useState, type RefObject, forwardRef } from 'react';
import type { ShareSettings, SharedSubject } from '@/entities/sharing';
import { OvertakenDraft } from '@/shared/ui/draft-notice';
import { Icon } from '@/shared/ui/icon';
import { Notice } from '@/shared/ui/notice';
import { Switch } from '@/shared/ui/switch';
import { conflictWords, shareWords, summaryOf } from '../model/share-words';
import type { SharingEdit } from '../model/sharing-edit';
import type { Sharing } from '../model/use-sharing';
import { AddAddress, type AddAddressHandle, AddressList } from './address-list';
import styles from './share-list.module.css';

interface SharingFormProps {
  subject: SharedSubject;
  settings: ShareSettings;
  sharing: Sharing;
  entry: RefObject<AddAddressHandle>;
  /** The conflict to resolve, if another tab was faster. */
  question: RefObject<HTMLDivElement>;
}

/**
 * Private, everyone or chosen addresses; with everyone, there is nobody left to choose (rules/sharing#share-dialog).
 */
export function SharingForm({ subject, settings, sharing, entry, question }: SharingFormProps) {
  const { change, conflict, applyOvertaken, dropOvertaken } = sharing;
  const summary = useRef<HTMLParagraphElement>(null);
  const { sharedWithAll, sharedWithUsers } = settings;
  const [failure, setFailure] = useState<string | null>(null);
  const reportingFailure = async (changing: Promise<string | null>) => {
    setFailure(null);
    setFailure(await changing);
  };
  const edit = (made: SharingEdit) =>
    reportingFailure(change(made).then((outcome) => outcome.failure));
  const add = (email: string) => {
    setFailure(null);
    return change({ kind: 'add', email });
  };
  return (
    <>
      <SharingSummary ref={summary} settings={settings} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <SharingConflict
        ref={question}
        settings={settings}
        conflict={conflict}
        onMake={() => {
          // The button disappears with the question.
          summary.current?.focus();
          void reportingFailure(applyOvertaken());
        }}
        onDrop={() => {
          summary.current?.focus();
          dropOvertaken();
        }}
      />
      <Switch
        label={<strong>Share with everyone</strong>}
        hint={`Anyone can see it, signed in or not, and it is listed under ${shareWords[subject].list}.`}
        checked={sharedWithAll}
        onChange={(event) => void edit({ kind: 'everyone', isShared: event.target.checked })}
      />
      <section
        className={clsx(styles.addresses, sharedWithAll && styles.off)}
        aria-labelledby="share-with-addresses"
      >
        <h3 id="share-with-addresses" className={styles.heading}>
          Share with chosen people
        </h3>
        <AddAddress
          ref={entry}
          added={sharedWithUsers.map(({ email }) => email)}
          disabled={sharedWithAll}
          onAdd={add}
        />
        <AddressList
          shares={sharedWithUsers}
          isMoot={sharedWithAll}
          onRemove={(email) => edit({ kind: 'remove', email })}
          onLeave={() => entry.current?.focus()}
        />
      </section>
      {subject === 'COLLECTION' && (
        <Switch
          label={<strong>Let others pick extras for swaps</strong>}
          hint="Anyone who can see it can propose a swap for the copies that you have beyond a playset, as if they were on your sale list."
          checked={settings.opensExtras}
          onChange={(event) => void edit({ kind: 'extras', isOpen: event.target.checked })}
        />
      )}
    </>
  );
}

/** Who can see it now; announced whenever it changes. */
const SharingSummary = forwardRef<HTMLParagraphElement, { settings: ShareSettings }>(
  function SharingSummary({ settings }, ref) {
    const { icon, text } = summaryOf(settings);
    return (
      <p ref={ref} role="status" tabIndex={-1} className={styles.summary}>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        <strong>{text}</strong>
      </p>
    );
  },
);

interface SharingConflictProps {
  settings: ShareSettings;
  conflict: Sharing['conflict'];
  onMake: () => void;
  onDrop: () => void;
}

/** Two tabs changed how it is shared: the person's edits and the current settings are shown, and they choose. */
export const SharingConflict = forwardRef<HTMLDivElement, SharingConflictProps>(
  function SharingConflict({ settings, conflict, onMake, onDrop }, ref) {
    if (conflict.length === 0) return null;
    const { story, keep, take } = conflictWords(conflict, settings);
    return (
      <div ref={ref}>
        <OvertakenDraft
          what="How it is shared"
          keep={keep}
          take={take}
          onKeep={onMake}
          onTake={onDrop}
        >
          {story}
        </OvertakenDraft>
      </div>
    );
  },
);
