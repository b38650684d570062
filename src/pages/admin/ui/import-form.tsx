import { useEffect, useRef, useState } from 'react';
import { apiErrorOf } from '@/shared/api';
import { sendFile } from '@/shared/lib/files/send-file';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Disclosure } from '@/shared/ui/disclosure';
import { FileDrop } from '@/shared/ui/file-drop';
import { Notice } from '@/shared/ui/notice';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { TextField } from '@/shared/ui/text-field';
import {
  useStartCatalogueImportMutation,
  useStartCatalogueSyncMutation,
} from '../api/catalogue-api';
import styles from './admin-catalogue.module.css';

/** A file on its way to the server, in bytes. */
interface Sending {
  name: string;
  sent: number;
  size: number;
}

/** Imports a file as soon as it is chosen, or an address, or syncs everything; what is typed stays. */
export function ImportForm() {
  const [address, setAddress] = useState('');
  const [recordedAt, setRecordedAt] = useState('');
  const [cardSetCode, setCardSetCode] = useState('');
  const [acceptJumps, setAcceptJumps] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [start, { data, error, isLoading, reset }] = useStartCatalogueImportMutation();
  const [sync, syncing] = useStartCatalogueSyncMutation();
  const isBusy = isLoading || syncing.isLoading;
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const errors = data?.errors ?? [];
  const errorOf = (field: string) => errors.find((each) => each.field === field)?.message;
  const others = errors.filter(({ field }) => !FIELDS.has(field)).map(({ message }) => message);
  const failed = error ?? syncing.error;
  const problem =
    refusal ??
    others[0] ??
    syncing.data?.errors[0]?.message ??
    (failed && apiErrorOf(failed).message);
  const begin = (what: { fileId: string } | { address: string }) => {
    setRefusal(null);
    syncing.reset();
    void start({
      input: {
        ...what,
        recordedAt: recordedAt || null,
        cardSetCode: cardSetCode || null,
        acceptJumps,
        replaceDemo: false,
        discardChanges: false,
      },
    });
  };
  const beginSync = () => {
    setRefusal(null);
    reset();
    void sync({ acceptJumps, replaceDemo: false, discardChanges: false });
  };
  const send = async (file: File) => {
    const over = new AbortController();
    upload.current = over;
    setRefusal(null);
    setSending({ name: file.name, sent: 0, size: file.size });
    const answer = await sendFile<{ id: string }>({
      path: `/api/catalogue_file?${new URLSearchParams({ file_name: file.name })}`,
      file,
      type: 'application/octet-stream',
      onSent: (sent) => setSending({ name: file.name, sent, size: file.size }),
      signal: over.signal,
    });
    if (over.signal.aborted) return;
    setSending(null);
    if ('error' in answer) setRefusal(answer.error.message);
    else begin({ fileId: answer.read.id });
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin({ address });
      }}
    >
      <div className={styles.sync}>
        <Button
          icon="retry"
          loading={syncing.isLoading}
          disabled={isBusy || sending !== null}
          onClick={beginSync}
        >
          Sync with the sources
        </Button>
        <p className={styles.note}>
          Brings all sets, cards, pictures and prices up to date. Only what has changed is read.
        </p>
      </div>
      <p className={styles.note}>
        Or a swu-db set file, or the address of one: one set, 64 MB at most. An import can be
        repeated at any time.
      </p>
      {sending ? (
        <ProgressBar
          label={`Sending ${sending.name}`}
          value={sending.sent}
          total={sending.size}
          text={`${Math.floor((sending.sent / Math.max(1, sending.size)) * 100)} %`}
        />
      ) : (
        <FileDrop
          label="Choose a set file"
          accept=".json,application/json"
          disabled={isBusy}
          onFile={(file) => void send(file)}
        />
      )}
      <div className={styles.address}>
        <TextField
          type="url"
          label="Or its address"
          placeholder="https://api.swu-db.com/cards/sor"
          autoComplete="off"
          value={address}
          error={errorOf('address')}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          icon="download"
          loading={isLoading}
          disabled={sending !== null || isBusy || address.trim() === ''}
        >
          Import the address
        </Button>
      </div>
      <Disclosure title="Options">
        <div className={styles.options}>
          <TextField
            type="date"
            label="Prices of"
            optional
            hint="The day on which the file’s prices were stated; today, if empty. An older file only adds history."
            value={recordedAt}
            error={errorOf('recordedAt')}
            onChange={(event) => setRecordedAt(event.target.value)}
          />
          <TextField
            label="Only the set"
            optional
            hint="A code, for a file with several sets."
            value={cardSetCode}
            error={errorOf('cardSetCode')}
            onChange={(event) => setCardSetCode(event.target.value.toUpperCase())}
          />
          <Checkbox
            label="Accept price jumps"
            hint="Otherwise prices more than ten times off the last one wait below."
            checked={acceptJumps}
            onChange={(event) => setAcceptJumps(event.target.checked)}
          />
        </div>
      </Disclosure>
      {problem && <Notice tone="error">{problem}</Notice>}
    </form>
  );
}

const FIELDS = new Set(['address', 'recordedAt', 'cardSetCode']);
