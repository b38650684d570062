import type { z } from 'zod';

/** What is wrong with a row, for people. */
export function faultOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'is not a row';
  return issue.path.length === 0
    ? 'is not an object'
    : `${issue.path.join('.')}: ${issue.message.toLowerCase()}`;
}
