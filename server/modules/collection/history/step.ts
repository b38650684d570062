import type { VariantType } from '@domain/card';
import type { StepActor, StepReason } from '@domain/collection';

/** One change of one printing's count, with what a reader knows the printing by. */
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

/** A step that another one takes back, or is taken back by. */
export interface StepReference {
  id: number;
  /** ISO 8601. */
  at: string;
  reason: StepReason;
  note: string | null;
}

/** One thing that was done to a collection, as its owner reads it. */
export interface CollectionStep extends StepReference {
  actor: { kind: StepActor; handle: string | null };
  undoes: StepReference | null;
  undoneBy: StepReference | null;
  printingCount: number;
  copiesAdded: number;
  copiesRemoved: number;
  /** A few of its changes, by printing. */
  firstChanges: NamedChange[];
}
