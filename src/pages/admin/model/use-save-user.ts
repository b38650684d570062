import type { User } from '@domain/user';
import { useUpdateUserMutation } from '@/entities/user';
import { apiErrorOf } from '@/shared/api';
import { changesOf, type UserForm } from './user-form';

/** What is wrong with the fields, by field, and with the whole. */
export interface Refused {
  fields: Partial<Record<keyof UserForm, string>>;
  general: string;
}

type Outcome = { status: 'saved' | 'unchanged'; user: User } | ({ status: 'refused' } & Refused);

const FIELDS: readonly string[] = ['email', 'handle'];

/**
 * Saves what was changed of someone, and says what became of it in the specification's words
 * (rules/accounts#administration).
 */
export function useSaveUser(user: User) {
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
