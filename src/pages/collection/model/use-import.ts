import { useReducer } from 'react';
import type { AppliedImport, ImportMode, ImportPreview } from '@domain/collection-file';
import { useCardFile } from '@/features/card-file';
import { type ApiError, baseApi } from '@/shared/api';
import { useAppDispatch } from '@/shared/store';
import { applyPreview } from '../api/apply-import';

/** The result of a preview. */
type Decision =
  | { step: 'deciding'; mode: ImportMode; error: ApiError | null }
  | { step: 'applying'; mode: ImportMode; written: number; of: number }
  | { step: 'applied'; applied: AppliedImport };

type DecisionEvent =
  | { type: 'mode'; mode: ImportMode }
  | { type: 'refused'; error: ApiError }
  | { type: 'applying'; mode: ImportMode; of: number }
  | { type: 'written'; written: number; of: number }
  | { type: 'applied'; applied: AppliedImport };

interface Decided {
  /** The preview; with another one it starts again. */
  id: string | null;
  decision: Decision;
}

const DECIDING: Decision = { step: 'deciding', mode: 'add', error: null };

const decisionOn = ({ id, decision }: Decided, previewId: string): Decision =>
  id === previewId ? decision : DECIDING;

/** Moves a preview from stage to stage; an event that comes too late for its stage changes nothing. */
function decided(before: Decision, event: DecisionEvent): Decision {
  switch (event.type) {
    case 'mode':
      return before.step === 'deciding' ? { ...before, mode: event.mode } : before;
    case 'refused':
      if (before.step !== 'applying') return before;
      return { step: 'deciding', mode: before.mode, error: event.error };
    case 'applying':
      return { step: 'applying', mode: event.mode, written: 0, of: event.of };
    case 'written':
      if (before.step !== 'applying') return before;
      return { ...before, written: event.written, of: event.of };
    case 'applied':
      return before.step === 'applying' ? { step: 'applied', applied: event.applied } : before;
  }
}

const importReducer = (state: Decided, [id, event]: [string, DecisionEvent]): Decided => ({
  id,
  decision: decided(decisionOn(state, id), event),
});

/**
 * Runs an import, from the choice of a file to its result. An import that is being applied continues without the
 * dialog.
 */
export function useImport() {
  const file = useCardFile<ImportPreview>('/api/import_collection');
  const [state, tell] = useReducer(importReducer, { id: null, decision: DECIDING });
  const dispatch = useAppDispatch();
  const preview = file.state.step === 'read' ? file.state.read : null;
  const decision = preview && decisionOn(state, preview.id);

  const apply = async () => {
    if (preview === null || decision?.step !== 'deciding') return;
    const { id, plans } = preview;
    const { mode } = decision;
    tell([id, { type: 'applying', mode, of: plans[mode].changes }]);
    const answer = await applyPreview({ id, mode }, (written, of) =>
      tell([id, { type: 'written', written, of }]),
    );
    if ('error' in answer) return tell([id, { type: 'refused', error: answer.error }]);
    dispatch(baseApi.util.invalidateTags(['Collection']));
    return tell([id, { type: 'applied', applied: answer.applied }]);
  };

  return {
    file,
    /** Null until there is a preview to decide on. */
    decision: preview && decision && { preview, ...decision },
    choose: (mode: ImportMode) => preview && tell([preview.id, { type: 'mode', mode }]),
    apply: () => void apply(),
  };
}

export type Import = ReturnType<typeof useImport>;
