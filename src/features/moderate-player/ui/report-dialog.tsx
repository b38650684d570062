import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { REPORT_ERRORS, REPORT_LENGTH, reportErrorOf } from '@domain/moderation';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Notice } from '@/shared/ui/notice';
import { TextArea } from '@/shared/ui/text-area';
import { type Reported, useReport } from '../model/use-report';

interface ReportDialogProps {
  handle: string;
  reported: Reported;
  /** What was typed before the dialog was closed. */
  typed: string;
  onType: (reason: string) => void;
  onClose: () => void;
}

/** Tells the administrators about an offer or a banner (rules/moderation#reports). */
export function ReportDialog({ handle, reported, typed, onType, onClose }: ReportDialogProps) {
  const form = useId();
  const send = useReport(handle, reported);
  const [isSent, setSent] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { reason: typed },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ reason }) => {
    const failure = await send(reason);
    if (failure !== null) return setError('reason', { message: failure });
    onType('');
    setSent(true);
  });
  const what = reported === 'BANNER' ? 'banner' : 'offer';
  if (isSent) {
    return (
      <Dialog
        title="Report sent"
        onClose={onClose}
        isUnsaved={false}
        actions={<Button onClick={onClose}>Close</Button>}
      >
        <Notice tone="success">{`The administrators will look at it. ${handle} isn’t notified.`}</Notice>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={`Report this ${what}`}
      onClose={onClose}
      // What was typed is kept.
      isUnsaved={false}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" loading={isSubmitting}>
            Send report
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit();
        }}
      >
        <TextArea
          {...register('reason', {
            validate: (reason) => wordsFor(reason) ?? true,
            onChange: ({ target }: { target: { value: string } }) => onType(target.value),
          })}
          label="What is wrong with it?"
          hint={
            reported === 'BANNER'
              ? 'The administrators get the banner with it.'
              : 'The administrators can then read this offer’s discussion.'
          }
          limit={REPORT_LENGTH}
          error={errors.reason?.message}
        />
      </form>
    </Dialog>
  );
}

function wordsFor(reason: string): string | null {
  const code = reportErrorOf(reason);
  return code === null ? null : REPORT_ERRORS[code];
}
