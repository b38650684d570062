import { useState, type RefObject } from 'react';
import type { ShareSettings, SharedSubject } from '@/entities/sharing';
import { classNames } from '@/shared/lib/class-names';
import { Notice } from '@/shared/ui/notice';
import { Switch } from '@/shared/ui/switch';
import { shareWords } from '../model/share-words';
import type { useSharing } from '../model/use-sharing';
import { AddAddress, type AddAddressHandle } from './add-address';
import { AddressList } from './address-list';
import styles from './share-list.module.css';
import { SharingSummary } from './sharing-summary';

interface SharingFormProps {
  subject: SharedSubject;
  settings: ShareSettings;
  sharing: Pick<ReturnType<typeof useSharing>, 'change' | 'shareWithAll'>;
  entry: RefObject<AddAddressHandle>;
}

/** Private, everyone or chosen addresses; with everyone, there is nobody left to choose (spec 4). */
export function SharingForm({ subject, settings, sharing, entry }: SharingFormProps) {
  const { change, shareWithAll } = sharing;
  const { sharedWithAll, sharedWithUsers } = settings;
  const [failure, setFailure] = useState<string | null>(null);
  const telling = async (changing: Promise<string | null>) => {
    setFailure(null);
    setFailure(await changing);
  };
  const remove = (email: string) =>
    telling(change((now) => ({ ...now, emails: now.emails.filter((each) => each !== email) })));
  const add = (email: string) => {
    setFailure(null);
    return change(({ emails, ...now }) => ({ ...now, emails: [...new Set([...emails, email])] }));
  };
  return (
    <>
      <SharingSummary settings={settings} />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Switch
        label={<strong>Share with everyone</strong>}
        hint={`Anyone may look at it, signed in or not, and it is listed under ${shareWords[subject].list}.`}
        checked={sharedWithAll}
        onChange={(event) => void telling(shareWithAll(event.target.checked))}
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
          onRemove={remove}
          onLeave={() => entry.current?.focus()}
        />
      </section>
    </>
  );
}
