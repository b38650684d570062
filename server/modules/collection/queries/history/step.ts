import type { VariantType } from '@domain/card';
import type { StepActor, StepReason } from '@domain/collection';
import { decodeCursor, encodeCursor, notACursor } from '@server/platform/graphql/page';

/** A change of one printing's count, with the names by which its owner knows the printing. */
export interface NamedChange {
  stepId: number;
  variantId: string;
  cardId: string;
  cardName: string;
  cardSetCode: string;
  number: string;
  variantType: VariantType;
  inventoryFrom: number;
  inventoryTo: number;
  missingOverrideFrom: number | null;
  missingOverrideTo: number | null;
}

/** A step that undoes another one, or is undone by it. */
export interface StepReference {
  id: number;
  /** ISO 8601. */
  at: string;
  reason: StepReason;
  note: string | null;
}

/** A step as its owner reads it. */
export interface CollectionStep extends StepReference {
  /** Whose counts changed. */
  userId: string;
  actor: { kind: StepActor; handle: string | null };
  undoes: StepReference | null;
  undoneBy: StepReference | null;
  printingCount: number;
  copiesAdded: number;
  copiesRemoved: number;
  /** What the player paid for its copies, in whole cents; null if not entered. */
  paidCents: number | null;
  /** The money that went with a swap, in whole cents: negative if the player paid it. Null without. */
  balanceCents: number | null;
  /** The first few of its changes, by printing. */
  firstChanges: NamedChange[];
}

/** As many digits as a number holds exactly; PostgreSQL's bigint holds more. */
const STEP_ID = /^\d{1,15}$/;

/** A step's id; null for any other text. */
export const parseStepId = (text: string): number | null =>
  STEP_ID.test(text) ? Number(text) : null;

export const stepCursor = (id: number): string => encodeCursor(id);

/** @throws a field error for anything but the `endCursor` of a page of steps */
export function parseStepCursor(cursor: string | null): number | null {
  if (cursor === null) return null;
  const id = parseStepId(decodeCursor(cursor));
  if (id === null) throw notACursor();
  return id;
}

export const printingCursor = (variantId: string): string => encodeCursor(variantId);

/** @throws a field error for anything but the `endCursor` of a page of changes */
export function parsePrintingCursor(cursor: string | null): string | null {
  if (cursor === null) return null;
  const variantId = decodeCursor(cursor);
  if (variantId === '') throw notACursor();
  return variantId;
}
