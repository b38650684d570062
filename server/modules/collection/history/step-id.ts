import { fieldRefusal } from '@server/errors';

/** Digits that a number holds exactly, and PostgreSQL's bigint with it. */
const STEP_ID = /^\d{1,15}$/;

/** A step's id; null for what can be none. */
export const parseStepId = (text: string): number | null =>
  STEP_ID.test(text) ? Number(text) : null;

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
const decoded = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();
const notACursor = () => fieldRefusal('after', "This isn't where a page ends.");

export const stepCursor = (id: number): string => encoded(String(id));

/** @throws a field error for what isn't the `endCursor` of a page of steps */
export function parseStepCursor(cursor: string | null): number | null {
  if (cursor === null) return null;
  const id = parseStepId(decoded(cursor));
  if (id === null) throw notACursor();
  return id;
}

export const printingCursor = encoded;

/** @throws a field error for what isn't the `endCursor` of a page of changes */
export function parsePrintingCursor(cursor: string | null): string | null {
  if (cursor === null) return null;
  const variantId = decoded(cursor);
  if (variantId === '' || variantId.includes('\0')) throw notACursor();
  return variantId;
}
