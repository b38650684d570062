import { decodeCursor, encodeCursor, notACursor } from '@server/graphql/page';

/** Digits that a number holds exactly, and PostgreSQL's bigint with it. */
const STEP_ID = /^\d{1,15}$/;

/** A step's id; null for what can be none. */
export const parseStepId = (text: string): number | null =>
  STEP_ID.test(text) ? Number(text) : null;

export const stepCursor = (id: number): string => encodeCursor(id);

/** @throws a field error for what isn't the `endCursor` of a page of steps */
export function parseStepCursor(cursor: string | null): number | null {
  if (cursor === null) return null;
  const id = parseStepId(decodeCursor(cursor));
  if (id === null) throw notACursor();
  return id;
}

export const printingCursor = (variantId: string): string => encodeCursor(variantId);

/** @throws a field error for what isn't the `endCursor` of a page of changes */
export function parsePrintingCursor(cursor: string | null): string | null {
  if (cursor === null) return null;
  const variantId = decodeCursor(cursor);
  if (variantId === '') throw notACursor();
  return variantId;
}
