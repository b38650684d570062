import { parseVariantType } from '@domain/card';
import { parseStepActor, parseStepReason } from '@domain/collection';
import type { ResultOf } from '@/shared/api/graphql';
import type { Step, StepChange } from '../model/step';
import type { CollectionHistoryOperation } from './history.operations';

type AnsweredStep = ResultOf<
  typeof CollectionHistoryOperation
>['collectionHistory']['nodes'][number];

/** @throws `Unknown variant type: value` */
export const readChange = (answered: AnsweredStep['firstChanges'][number]): StepChange => ({
  ...answered,
  variantType: parseVariantType(answered.variantType),
});

/** @throws `Unknown <thing>: value` for an enumeration's value that this build doesn't know */
export const readStep = ({ undoneBy, undoes, actor, ...answered }: AnsweredStep): Step => ({
  ...answered,
  reason: parseStepReason(answered.reason),
  actor: { ...actor, kind: parseStepActor(actor.kind) },
  undoes: undoes && { ...undoes, reason: parseStepReason(undoes.reason) },
  isUndone: undoneBy !== null,
  firstChanges: answered.firstChanges.map(readChange),
});
