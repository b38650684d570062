import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '@domain/user';
import { HandleField } from '@/entities/user';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { TextField } from '@/shared/ui/text-field';
import { useSaveUser } from '../model/use-save-user';
import { userForm, valuesOf, type UserForm } from '../model/user-form';
import styles from './edit-user.module.css';

interface Message {
  tone: 'error' | 'success' | 'info';
  text: string;
}

/**
 * An administrator's form for someone's e-mail and handle (rules/accounts#administration). What was typed stays if it
 * can't be saved.
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
      setMessage({ tone: 'info', text: 'There is nothing new to save.' });
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
