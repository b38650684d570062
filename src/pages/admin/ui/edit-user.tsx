import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type User, EMAIL_ERRORS, emailErrorOf, lowerCaseEmail } from '@domain/user';
import { HandleField, useUpdateUserMutation } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { z } from '@/shared/lib/schema';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { TextField } from '@/shared/ui/text-field';
import styles from './admin.module.css';

interface Message {
  tone: 'error' | 'success' | 'info';
  text: string;
}

/**
 * An administrator's form for a user's e-mail and handle (rules/accounts#administration). Typed text stays if it can't
 * be saved.
 */
export function EditUser({ user, onSaved }: { user: User; onSaved: () => void }) {
  const form = useForm<UserForm>({
    resolver: zodResolver(userForm),
    values: valuesOf(user),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isSubmitting } = form.formState;
  const [message, setMessage] = useState<Message | null>(null);
  const save = useSaveUser(user);

  const submit = async (values: UserForm) => {
    setMessage(null);
    const outcome = await save(values);
    if (outcome.status === 'refused') {
      setMessage({ tone: 'error', text: outcome.general });
      for (const [field, text] of Object.entries(outcome.fields)) {
        form.setError(field as keyof UserForm, { message: text }, { shouldFocus: true });
      }
      return;
    }
    form.reset(valuesOf(outcome.user));
    if (outcome.status === 'unchanged') {
      setMessage({ tone: 'info', text: 'There are no changes to save.' });
      return;
    }
    setMessage({ tone: 'success', text: 'User updated' });
    onSaved();
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <TextField
        {...form.register('email')}
        type="email"
        label="Email"
        autoComplete="off"
        aria-required
        error={errors.email?.message}
      />
      <HandleField
        {...form.register('handle')}
        label="Handle"
        optional
        placeholder="No handle set"
        hint="Lowercase letters, numbers, dash and underscore. Links to the old handle stop working."
        error={errors.handle?.message}
      />
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
      <div>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** The form's own checks; only the server checks handles (rules/accounts#administration). */
const userForm = z.object({
  email: z.string().check(
    z.trim(),
    z.refine((email) => emailErrorOf(email) !== 'EMAIL_BLANK', {
      error: EMAIL_ERRORS.EMAIL_BLANK,
      abort: true,
    }),
    z.refine((email) => emailErrorOf(email) === null, { error: EMAIL_ERRORS.EMAIL_INVALID }),
  ),
  handle: z.string().check(z.trim(), z.toLowerCase()),
});

type UserForm = z.infer<typeof userForm>;

const valuesOf = ({ email, handle }: User): UserForm => ({ email, handle: handle ?? '' });

/**
 * The fields that differ from the account; only these are sent (rules/accounts#administration). Addresses are compared
 * lower-case (rules/accounts#administration).
 */
function changesOf(user: User, values: UserForm): Partial<UserForm> {
  const saved = valuesOf(user);
  return {
    ...(lowerCaseEmail(values.email) !== lowerCaseEmail(saved.email) && { email: values.email }),
    ...(values.handle !== saved.handle && { handle: values.handle }),
  };
}

/** Errors by field, and an error of the form as a whole. */
interface Refused {
  fields: Partial<Record<keyof UserForm, string>>;
  general: string;
}

type Outcome = { status: 'saved' | 'unchanged'; user: User } | ({ status: 'refused' } & Refused);

const FIELDS: readonly string[] = ['email', 'handle'];

/**
 * Saves the changed fields of a user, and reports the result in the specification's words
 * (rules/accounts#administration).
 */
function useSaveUser(user: User) {
  const [update] = useUpdateUserMutation();
  return async (values: UserForm): Promise<Outcome> => {
    const changes = changesOf(user, values);
    if (Object.keys(changes).length === 0) return { status: 'unchanged', user };
    const { data, error } = await update({ userId: user.id, ...changes });
    if (error) {
      const general = apiErrorOf(error).message || 'An error occurred';
      return { status: 'refused', fields: {}, general };
    }
    if (data.user) return { status: 'saved', user: data.user };
    const ofFields = data.errors.filter(({ field }) => FIELDS.includes(field));
    const others = data.errors.filter(({ field }) => !FIELDS.includes(field));
    return {
      status: 'refused',
      fields: Object.fromEntries(ofFields.map(({ field, message }) => [field, message])),
      general: ['Failed to update user', ...others.map(({ message }) => message)].join(': '),
    };
  };
}
