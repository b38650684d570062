import { toApiError, type ApiError } from './api-error';

type Outcome<Data> = { data: Data; error?: never } | { error: ApiError; data?: never };

/**
 * An answer as this build reads it. What can't be read, such as an unknown value, is an error
 * (rules/errors#unknown-values).
 */
export function readAnswer<Answer, Data>(
  answer: { data?: unknown; error?: ApiError | undefined },
  read: (answer: Answer) => Data,
): Outcome<Data> {
  if (answer.error) return { error: answer.error };
  try {
    return { data: read(answer.data as Answer) };
  } catch (thrown) {
    return { error: toApiError(thrown) };
  }
}
