import type { VariantType } from '@domain/card';
import type { StepActor, StepReason } from '@domain/collection';

/** How a step changed one printing's count; an override of null goes by the preferences. */
export interface StepChange {
  id: string;
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

/** One thing that was done to one's collection. */
export interface Step {
  id: string;
  /** ISO 8601. */
  at: string;
  reason: StepReason;
  /** What the reason is about, such as a file's name. */
  note: string | null;
  actor: { kind: StepActor; handle: string | null };
  /** The step that this one takes back. */
  undoes: { id: string; at: string; reason: StepReason; note: string | null } | null;
  isUndone: boolean;
  printingCount: number;
  copiesAdded: number;
  copiesRemoved: number;
  firstChanges: StepChange[];
}
