import type { CapsuleState } from '@domain/capsule';

/** Cards of before printings had several numbers, with the empty list that stands for one number now. */
function cardWithLaterFields(card: unknown): unknown {
  const variants = (card as { cardVariants?: unknown } | null)?.cardVariants;
  if (!Array.isArray(variants)) return card;
  const cardVariants = variants.map((variant: object) => ({ otherNumbers: [], ...variant }));
  return { ...(card as object), cardVariants };
}

/**
 * A state that an earlier version of the program may have recorded, with the fields that cards have got since, so that
 * it can be drawn. A replay compares what was recorded, and goes without them.
 */
export function withLaterFields(state: CapsuleState): CapsuleState {
  const cardCache = state['cardCache'] as { byId?: Record<string, unknown> | null } | undefined;
  if (!cardCache?.byId) return state;
  const byId = Object.fromEntries(
    Object.entries(cardCache.byId).map(([id, card]) => [id, cardWithLaterFields(card)]),
  );
  return { ...state, cardCache: { ...cardCache, byId } };
}
