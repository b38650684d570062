import { GraphQLError } from 'graphql';
import type { StepActor, StepReason } from '@domain/collection';
import type { VariantType } from '@domain/card';

interface FakeChange {
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

/** A step of the fake API, with all of its changes. */
interface FakeHistoryStep {
  id: string;
  /** ISO 8601. */
  at: string;
  reason: StepReason;
  note: string | null;
  actor: { kind: StepActor; handle: string | null };
  /** The id of the step that it undoes. */
  undoes: string | null;
  paidCents: number | null;
  balanceCents: number | null;
  changes: FakeChange[];
}

/** The history of the viewer's collection. */
export interface FakeHistory {
  /** The latest first; undoing adds one. */
  steps: FakeHistoryStep[];
  /** Copies by day, such as `2026-03-01`, and the printing's id. */
  onDay: Record<string, Record<string, number>>;
  /** The refusal of an undo; null for none. */
  refusal: { code: string; message: string } | null;
}

const FIRST_CHANGES = 4;

/** A change of a standard printing from none to some. */
export const aChange = (given: Partial<FakeChange> = {}): FakeChange => ({
  id: `change-${given.variantId ?? 'sor-001-standard'}`,
  variantId: 'sor-001-standard',
  cardId: 'sor-001',
  cardName: 'Lantern Scout',
  cardSetCode: 'SOR',
  number: '001',
  variantType: 'STANDARD',
  inventoryFrom: 0,
  inventoryTo: 3,
  missingOverrideFrom: null,
  missingOverrideTo: null,
  ...given,
});

/** An edit of one count by the viewer. */
export const aStep = (given: Partial<FakeHistoryStep> = {}): FakeHistoryStep => ({
  id: '1',
  at: '2026-03-01T14:05:00.000Z',
  reason: 'EDIT',
  note: null,
  actor: { kind: 'YOU', handle: null },
  undoes: null,
  paidCents: null,
  balanceCents: null,
  changes: [aChange()],
  ...given,
});

export const aHistory = (given: Partial<FakeHistory> = {}): FakeHistory => ({
  steps: [],
  onDay: {},
  refusal: null,
  ...given,
});

/** A page of rows after a position, which serves as the cursor. */
function pageOf<Row>(rows: readonly Row[], first: number, after: string | null | undefined) {
  const end = Number(after ?? 0) + first;
  const pageInfo = { endCursor: String(end), hasNextPage: end < rows.length };
  return { nodes: rows.slice(Number(after ?? 0), end), pageInfo };
}

interface AskedHistory {
  first: number;
  after?: string | null;
  query?: string | null;
}

/** The resolvers of schema.graphql over a history in memory. */
export function resolversOfHistory(history: FakeHistory) {
  const { steps } = history;
  const sumOf = (changes: readonly FakeChange[], sign: 1 | -1) =>
    changes.reduce(
      (sum, { inventoryFrom, inventoryTo }) =>
        sum + Math.max(0, sign * (inventoryTo - inventoryFrom)),
      0,
    );
  const answered = (step: FakeHistoryStep) => ({
    ...step,
    undoes: steps.find(({ id }) => id === step.undoes) ?? null,
    undoneBy: steps.find(({ undoes }) => undoes === step.id) ?? null,
    printingCount: step.changes.length,
    copiesAdded: sumOf(step.changes, 1),
    copiesRemoved: sumOf(step.changes, -1),
    firstChanges: step.changes.slice(0, FIRST_CHANGES),
    changes: ({ first, after }: { first: number; after?: string | null }) =>
      pageOf(step.changes, first, after),
  });
  const known = (id: string): FakeHistoryStep => {
    const step = steps.find((each) => each.id === id);
    if (step) return step;
    throw new GraphQLError('Step not found', { extensions: { code: 'NOT_FOUND' } });
  };

  return {
    // Of a search line, only a name is understood.
    collectionHistory: ({ first, after, query }: AskedHistory) => {
      const named = (step: FakeHistoryStep) =>
        step.changes.some(({ cardName }) => cardName.toLowerCase().includes(query ?? ''));
      const { nodes, pageInfo } = pageOf(query ? steps.filter(named) : steps, first, after);
      return { nodes: nodes.map(answered), pageInfo };
    },
    collectionStep: ({ id }: { id: string }) => answered(known(id)),
    collectionOnDay: ({ day }: { day: string }) =>
      Object.entries(history.onDay[day] ?? {}).map(([variantId, inventory]) => ({
        variantId,
        inventory,
      })),
    setCollectionStepPaid: (asked: { stepId: string; paidCents?: number | null }) => {
      const step = known(asked.stepId);
      step.paidCents = asked.paidCents ?? null;
      return { step: answered(step), errors: [] };
    },
    undoCollectionStep: ({ stepId }: { stepId: string }) => {
      const done = known(stepId);
      if (history.refusal) {
        const errors = [{ field: 'stepId', ...history.refusal }];
        return { step: null, collectionItemInventories: [], errors };
      }
      const undo = aStep({
        id: `undo-of-${stepId}`,
        at: '2026-03-02T09:00:00.000Z',
        reason: 'UNDO',
        undoes: stepId,
        changes: done.changes.map((change) => ({
          ...change,
          inventoryFrom: change.inventoryTo,
          inventoryTo: change.inventoryFrom,
        })),
      });
      steps.unshift(undo);
      return { step: answered(undo), collectionItemInventories: [], errors: [] };
    },
  };
}
