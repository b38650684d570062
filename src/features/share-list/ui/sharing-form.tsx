import { useRef, useState, type RefObject } from 'react';
import type { ShareSettings, SharedSubject } from '@/entities/sharing';
import { classNames } from '@/shared/lib/class-names';
import { Notice } from '@/shared/ui/notice';
import { Switch } from '@/shared/ui/switch';
import { shareWords } from '../model/share-words';
import type { SharingEdit } from '../model/sharing-edit';
import type { Sharing } from '../model/use-sharing';
import { AddAddress, type AddAddressHandle } from './add-address';
import { AddressList } from './address-list';
import styles from './share-list.module.css';
import { SharingConflict } from './sharing-conflict';
import { SharingSummary } from './sharing-summary';

interface SharingFormProps {
  subject: SharedSubject;
  settings: ShareSettings;
  sharing: Sharing;
  entry: RefObject<AddAddressHandle>;
  /** What is asked of the person, while another tab was faster. */
  question: RefObject<HTMLDivElement>;
}

/**
 * Private, everyone or chosen addresses; with everyone, there is nobody left to choose (rules/sharing#share-dialog).
 */
export function SharingForm({ subject, settings, sharing, entry, question }: SharingFormProps) {
  const { change, conflict, makeOvertaken, dropOvertaken } = sharing;
  const summary = useRef<HTMLParagraphElement>(null);
  const { sharedWithAll, sharedWithUsers } = settings;
  const [failure, setFailure] = useState<string | null>(null);
  const telling = async (changing: Promise<string | null>) => {
    setFailure(null);
    setFailure(await changing);
  };
  const edit = (made: SharingEdit) => telling(change(made).then((outcome) => outcome.failure));
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
          // The button goes with the question.
          summary.current?.focus();
          void telling(makeOvertaken());
        }}
        onDrop={() => {
          summary.current?.focus();
          dropOvertaken();
        }}
      />
      <Switch
        label={<strong>Share with everyone</strong>}
        hint={`Anyone may look at it, signed in or not, and it is listed under ${shareWords[subject].list}.`}
        checked={sharedWithAll}
        onChange={(event) => void edit({ kind: 'everyone', isShared: event.target.checked })}
      />
      <section
        className={classNames(styles.addresses, sharedWithAll && styles.off)}
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
    </>
  );
}
