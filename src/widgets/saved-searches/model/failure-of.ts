import { apiErrorOf, type CallError, type FieldError } from '@/shared/api';
import { logError } from '@/shared/lib/log-error';

type Answer =
  | { data: { errors: readonly FieldError[] } | string; error?: undefined }
  | { data?: undefined; error: CallError };

const CHANGED_ELSEWHERE =
  'This was changed elsewhere in the meantime. It is up to date now: check it, then try again.';

/** Why a change of a saved search wasn't made, in words; null if it was. */
export function failureOf({ data, error }: Answer): string | null {
  if (error) {
    logError('Error changing a saved search', error);
    return apiErrorOf(error).message;
  }
  if (typeof data === 'string') return null;
  const [refused] = data.errors;
  return refused?.code === 'CONFLICT' ? CHANGED_ELSEWHERE : (refused?.message ?? null);
}
