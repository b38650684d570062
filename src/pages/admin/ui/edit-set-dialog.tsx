import { useId, useState } from 'react';
import { SET_PICTURE_TYPES } from '@domain/catalogue-run';
import { MAX_CARD_SET_DESCRIPTION, MAX_CARD_SET_NAME } from '@domain/card-set';
import { CardSetImage } from '@/entities/card-set';
import { apiErrorOf, baseApi } from '@/shared/api';
import { sendFile } from '@/shared/lib/files/send-file';
import { useAppDispatch } from '@/shared/store';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FileDrop } from '@/shared/ui/file-drop';
import { Notice } from '@/shared/ui/notice';
import { TextArea } from '@/shared/ui/text-area';
import { TextField } from '@/shared/ui/text-field';
import {
  CHANGED_CATALOGUE,
  type ListedCardSet,
  useChangeCardSetMutation,
  useRemoveCardSetPictureMutation,
} from '../api/catalogue-api';
import styles from './admin-catalogue.module.css';

interface Texts {
  name: string;
  description: string;
}

const textsOf = ({ name, description }: ListedCardSet): Texts => ({ name, description });

interface EditSetDialogProps {
  set: ListedCardSet;
  onClose: () => void;
}

/** A set's name, description and picture. What is typed stays until it is saved. */
export function EditSetDialog({ set, onClose }: EditSetDialogProps) {
  const form = useId();
  const [texts, setTexts] = useState(textsOf(set));
  const [seen, setSeen] = useState(textsOf(set));
  const [change, { data, error, isLoading }] = useChangeCardSetMutation();
  const errors = data?.errors ?? [];
  const errorOf = (field: string) => errors.find((each) => each.field === field)?.message;
  const current = errors.some(({ code }) => code === 'CONFLICT') ? data?.cardSet : null;
  const other = errors.find(({ field, code }) => field === 'cardSetId' && code !== 'CONFLICT');

  const save = async (basedOn: Texts) => {
    setSeen(basedOn);
    const answer = await change({ input: { cardSetId: set.id, ...texts, seen: basedOn } });
    if (answer.data?.errors.length === 0) onClose();
  };

  return (
    <Dialog
      title={`Edit ${set.code}`}
      onClose={onClose}
      isUnsaved={texts.name !== seen.name || texts.description !== seen.description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" loading={isLoading}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(seen);
        }}
      >
        <TextField
          label="Name"
          aria-required
          value={texts.name}
          maxLength={MAX_CARD_SET_NAME}
          error={errorOf('name')}
          onChange={(event) => setTexts({ ...texts, name: event.target.value })}
        />
        <TextArea
          label="Description"
          optional
          limit={MAX_CARD_SET_DESCRIPTION}
          value={texts.description}
          error={errorOf('description')}
          onChange={(event) => setTexts({ ...texts, description: event.currentTarget.value })}
        />
        {current && (
          <Conflict
            current={current}
            onKeep={() => void save(textsOf(current))}
            onTake={() => {
              setTexts(textsOf(current));
              setSeen(textsOf(current));
            }}
          />
        )}
        {(error || other) && (
          <Notice tone="error">{other?.message ?? (error && apiErrorOf(error).message)}</Notice>
        )}
      </form>
      <SetPicture set={set} />
    </Dialog>
  );
}

interface ConflictProps {
  current: ListedCardSet;
  onKeep: () => void;
  onTake: () => void;
}

/** What somebody else saved meanwhile, beside what is typed above (rules/errors#conflicts). */
const Conflict = ({ current, onKeep, onTake }: ConflictProps) => (
  <Notice
    tone="warning"
    title="This was changed elsewhere"
    actions={
      <>
        <Button onClick={onKeep}>Save mine</Button>
        <Button onClick={onTake}>Take theirs</Button>
      </>
    }
  >{`It is now “${current.name}”${current.description ? `: ${current.description}` : ''}`}</Notice>
);

/** The set's picture: a sent one, or the drawn one. */
function SetPicture({ set }: { set: ListedCardSet }) {
  const dispatch = useAppDispatch();
  const [remove, removing] = useRemoveCardSetPictureMutation();
  const [sending, setSending] = useState<{ isUnderWay: boolean; refusal: string | null }>({
    isUnderWay: false,
    refusal: null,
  });
  const send = async (file: File) => {
    setSending({ isUnderWay: true, refusal: null });
    const answer = await sendFile<object>({
      path: `/api/card_set_picture/${set.id}`,
      file,
      type: file.type,
      signal: new AbortController().signal,
    });
    const refusal = 'error' in answer ? answer.error.message : null;
    setSending({ isUnderWay: false, refusal });
    if (refusal === null) dispatch(baseApi.util.invalidateTags(CHANGED_CATALOGUE));
  };
  const error = sending.refusal ?? (removing.error && apiErrorOf(removing.error).message);
  return (
    <section className={styles.picture} aria-label="Picture">
      <CardSetImage cardSet={set} className={styles.image} key={set.imageUrl} />
      <div className={styles.pictureSide}>
        <p role="status" className={styles.note}>
          {set.hasOwnPicture ? 'A picture of your own.' : 'Drawn from the set’s code.'}
        </p>
        <FileDrop
          label="Choose a picture"
          accept={SET_PICTURE_TYPES.join(',')}
          disabled={sending.isUnderWay}
          onFile={(file) => void send(file)}
        />
        <p className={styles.note}>JPEG, PNG, WebP or AVIF, 8 MB at most.</p>
        {set.hasOwnPicture && (
          <Button
            icon="undo"
            loading={removing.isLoading}
            onClick={() => void remove({ cardSetId: set.id })}
          >
            Back to the drawn one
          </Button>
        )}
      </div>
      {error && <Notice tone="error">{error}</Notice>}
    </section>
  );
}
