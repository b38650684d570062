import type { Card, CardVariant } from '../card';

/** A printing and how many copies of it a line may mean. */
export interface QuickAddChoice {
  card: Card;
  variant: CardVariant;
  /** From 1 to 9,999. */
  count: number;
}

export type QuickAddErrorCode =
  | 'UNKNOWN_NUMBER'
  | 'UNKNOWN_NAME'
  | 'NO_SUCH_PRINTING'
  | 'BAD_COUNT'
  | 'BAD_ORDER';

export interface QuickAddError {
  code: QuickAddErrorCode;
  /** A sentence for the person. */
  message: string;
}

/** What a line means. There are choices or an error; neither for a line without words. */
export interface QuickAddReading {
  /** The likeliest first. */
  choices: readonly QuickAddChoice[];
  error: QuickAddError | null;
}
