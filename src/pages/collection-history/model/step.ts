import type { StepReason } from '@domain/collection';
import type { ResultOf } from '@/shared/api/graphql';
import { counted, countedCopies, formatMoment } from '@/shared/lib/format';
import type { CollectionHistoryOperation, StepChangeFields } from '../api/history.operations';

/** How a step changed one printing's count; an override of null goes by the preferences. */
export type StepChange = ResultOf<typeof StepChangeFields>;

export type AnsweredStep = ResultOf<
  typeof CollectionHistoryOperation
>['collectionHistory']['nodes'][number];

/** One step of the viewer's collection; amounts are in whole cents, negative for what the viewer paid in a swap. */
export interface Step extends Omit<AnsweredStep, 'undoneBy'> {
  isUndone: boolean;
}

const REASON_TEXTS: Record<StepReason, string> = {
  EDIT: 'Count edited',
  QUICK_ADD: 'Cards added',
  IMPORT: 'File imported',
  UNDO: 'Undone',
  EXCHANGE: 'Cards exchanged',
  DEMO: 'Demo collection',
};

const stepText = ({ reason, note }: Pick<Step, 'reason' | 'note'>): string =>
  note === null ? REASON_TEXTS[reason] : `${REASON_TEXTS[reason]}: ${note}`;

/** What was done: `File imported: box.csv`. */
export function titleOf({ undoes, ...step }: Pick<Step, 'reason' | 'note' | 'undoes'>): string {
  if (undoes === null) return stepText(step);
  const verb = undoes.reason === 'UNDO' ? 'Redone' : 'Undone';
  const what = undoes.reason === 'UNDO' ? 'what was undone' : lowerFirst(stepText(undoes));
  return `${verb}: ${what} (${formatMoment(undoes.at)})`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Who did it: `you`, a handle, `a deleted user`, `the program`. */
export function actorInWords({ kind, handle }: Step['actor']): string {
  if (kind === 'YOU') return 'you';
  if (kind === 'PROGRAM') return 'the program';
  return kind === 'DELETED_USER' || handle === null ? 'a deleted user' : handle;
}

/** How much it changed: `312 printings, 845 copies added, 3 copies removed`. */
export function extentOf({
  printingCount,
  copiesAdded,
  copiesRemoved,
}: Pick<Step, 'printingCount' | 'copiesAdded' | 'copiesRemoved'>): string {
  const parts = [counted(printingCount, 'printing')];
  if (copiesAdded > 0) parts.push(`${countedCopies(copiesAdded)} added`);
  if (copiesRemoved > 0) parts.push(`${countedCopies(copiesRemoved)} removed`);
  return parts.join(', ');
}

/** A step as the history lists it. */
export interface ListedStep extends Step {
  /** The steps that undid it, redid it, and so on, in this order; none of them has a row of its own. */
  turns: Step[];
}

/**
 * Steps in their order, those that undo a listed one in its row: a row that is undone stays where it is
 * (rules/collection#undo).
 *
 * @param steps the latest first
 */
export function listSteps(steps: readonly Step[]): ListedStep[] {
  const ids = new Set(steps.map(({ id }) => id));
  const undoing = new Map(steps.flatMap((step) => (step.undoes ? [[step.undoes.id, step]] : [])));
  return steps
    .filter(({ undoes }) => undoes === null || !ids.has(undoes.id))
    .map((step) => {
      const turns: Step[] = [];
      for (let next = undoing.get(step.id); next; next = undoing.get(next.id)) turns.push(next);
      return { ...step, turns };
    });
}

/** Whether a step is undone, and not redone since. */
export const isStepUndone = ({ turns, isUndone }: ListedStep): boolean =>
  turns.length === 0 ? isUndone : turns.length % 2 === 1;

/** What a step's button does next. For a step that is itself an undo, undoing is a redo. */
export const nextTurn = (step: ListedStep): 'Undo' | 'Redo' =>
  isStepUndone(step) === (step.reason === 'UNDO') ? 'Undo' : 'Redo';

/** When a step was undone or redone, and who did it: `Undone Mar 2, 2026, 09:00 by you`. */
export const turnText = ({ at, actor }: Step, nth: number): string =>
  `${nth % 2 === 0 ? 'Undone' : 'Redone'} ${formatMoment(at)} by ${actorInWords(actor)}`;
