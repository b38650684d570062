import { useState } from 'react';
import { COLLECTION_FILE_FORMATS, type ReadCards } from '@domain/collection-file';
import { TRADE_LISTS, type TradeListKind } from '@domain/trade-list';
import { CardFileActions, CardFileStep, ReadingNotes } from '@/features/card-file';
import { FillPreview } from '@/features/fill-trade-list';
import { counted } from '@/shared/lib/format';
import { routes } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { LoadError } from '@/shared/ui/load-error';
import { LinkButton } from '@/shared/ui/link-button';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { type ListImport, useListImport } from '../model/use-list-import';
import styles from './import-list.module.css';

/** Opens the dialog that adds the cards of a file or text to the viewer's list (rules/collection-files#lists). */
export function ImportListButton({ kind }: { kind: TradeListKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="upload" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && <ImportListDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ImportListDialogProps {
  kind: TradeListKind;
  onClose: () => void;
}

/** Lets the person choose a file, shows each change of the list, and makes them in one request. */
function ImportListDialog({ kind, onClose }: ImportListDialogProps) {
  const job = useListImport(kind);
  const { file, read, done, isSaving } = job;
  const step = done !== null ? 'added' : 'deciding';
  return (
    <Dialog
      title={`Import cards into your ${TRADE_LISTS[kind].name}`}
      size="large"
      onClose={() => {
        // The request continues anyway, so the dialog waits for its result.
        if (!isSaving) onClose();
      }}
      isUnsaved={read !== null && done === null && !isSaving}
      actions={
        file.state.step !== 'choosing' && (
          <ImportListActions kind={kind} job={job} isDone={done !== null} onClose={onClose} />
        )
      }
    >
      <CardFileStep file={file} promise="You will see each change before it is made." step={step}>
        {read &&
          (done === null ? (
            <Deciding kind={kind} job={job} read={read} />
          ) : (
            <Notice tone="success" title={done} />
          ))}
      </CardFileStep>
    </Dialog>
  );
}

const ABOUT: Record<TradeListKind, string> = {
  WANT_LIST:
    'Quantities on the list are never lowered, and a want list holds at most 5 copies of a printing. What the file says about wants is taken over.',
  SALE_LIST:
    'Quantities on the list are never lowered. New cards get the market price; cards already on the list keep their price.',
};

interface DecidingProps {
  kind: TradeListKind;
  job: ListImport;
  read: ReadCards;
}

/** The recognised file, its unusable rows, and the changes that would be made. */
const Deciding = ({ kind, job, read }: DecidingProps) => (
  <div className={styles.contents}>
    <p>{`This is ${COLLECTION_FILE_FORMATS[read.format].name}, with ${counted(read.rows, 'row')}.`}</p>
    <ReadingNotes fileName={job.fileName} reading={read} />
    {job.raises === null ? (
      job.missing?.error ? (
        <LoadError error={job.missing.error} onRetry={job.missing.retry} />
      ) : (
        <Skeleton lines={8} label="Loading the cards" />
      )
    ) : job.raises.length === 0 ? (
      <p>
        {read.printings.length === 0
          ? 'None of its rows can be used, so there is nothing to add.'
          : `Nothing to add: your ${TRADE_LISTS[kind].name} has all of it already.`}
      </p>
    ) : (
      <FillPreview
        kind={kind}
        about={ABOUT[kind]}
        raises={job.raises}
        leftOut={job.leftOut}
        failure={job.failure}
        onLeaveOut={job.leaveOut}
      />
    )}
  </div>
);

interface ImportListActionsProps {
  kind: TradeListKind;
  job: ListImport;
  isDone: boolean;
  onClose: () => void;
}

/** The buttons of the import's current step. */
function ImportListActions({ kind, job, isDone, onClose }: ImportListActionsProps) {
  const { file, read, chosen, isSaving } = job;
  if (isDone) {
    return (
      <>
        {kind === 'WANT_LIST' && (
          <LinkButton icon="offers" to={routes.deals} onClick={onClose}>
            Find the cheapest deal
          </LinkButton>
        )}
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </>
    );
  }
  return (
    <>
      <CardFileActions file={file} />
      {read && (
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          loading={isSaving}
          onClick={job.add}
        >
          {job.toAdd}
        </Button>
      )}
    </>
  );
}
