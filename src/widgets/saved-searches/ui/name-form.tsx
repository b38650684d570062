import { type KeyboardEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { SAVED_SEARCH_ERRORS, savedSearchNameErrorOf } from '@domain/saved-search';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';
import styles from './saved-searches.module.css';

interface NameFormProps {
  label: string;
  hideLabel?: boolean;
  /** What the field holds at first. */
  name: string;
  submitLabel: string;
  onType?: (name: string) => void;
  /** Saves a valid name. @returns why not, in words; null if it is saved */
  onSave: (name: string) => Promise<string | null>;
  /** Called by Escape and a button. With it, the form has the focus from the start. */
  onCancel?: () => void;
}

/** A saved search's name: Enter saves it; a refused one stays in its field. */
export function NameForm(props: NameFormProps) {
  const { label, hideLabel, name, submitLabel, onType, onSave, onCancel } = props;
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { name },
  });
  const { errors, isSubmitting } = formState;
  const isFirst = onCancel !== undefined;
  useEffect(() => {
    if (isFirst) setFocus('name');
  }, [isFirst, setFocus]);

  const save = handleSubmit(async (typed) => {
    const failure = await onSave(typed.name);
    if (failure !== null) setError('name', { message: failure });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onCancel || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Otherwise it would close the dialog.
    event.preventDefault();
    onCancel();
  };
  return (
    <form
      noValidate
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void save();
      }}
    >
      <TextField
        {...register('name', {
          validate: (typed) => wordsFor(typed) ?? true,
          onChange: ({ target }: { target: { value: string } }) => onType?.(target.value),
        })}
        label={label}
        hideLabel={hideLabel}
        className={styles.name}
        error={errors.name?.message}
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="primary" loading={isSubmitting} className={styles.submit}>
        {submitLabel}
      </Button>
      {onCancel && (
        <Button className={styles.submit} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}

function wordsFor(typed: string): string | null {
  const code = savedSearchNameErrorOf(typed);
  return code === null ? null : SAVED_SEARCH_ERRORS[code];
}
